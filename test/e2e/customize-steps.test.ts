import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PHONE } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor } from '../support/browser/fixtures.ts'
import { errorAt, focusedElement, openForm, question } from '../support/browser/form-page.ts'
import { focusOf } from '../support/browser/keyboard.ts'

setUpVisitor()

/** Wide enough for the list of sections. */
const WIDE = { width: 1440, height: 900 }

const open = (place: string, viewport = WIDE) => openForm(place, viewport)

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of the form' })
const summary = (page: Page) => page.getByRole('group', { name: /your attention/ })
const next = (page: Page) => page.getByRole('link', { name: /^Next/ }).first()
const heading = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })

describe('navigation between steps', () => {
  it('is unrestricted, sets the title, focuses the heading and supports back and forward', async () => {
    await open('bill-of-sale')
    await expect.poll(() => page.title()).toMatch(/^The people - Bill of Sale \|/)
    await sections(page)
      .getByRole('link', { name: /Price and handover/ })
      .click()
    await heading(page, 'Price and handover').waitFor()
    await expect.poll(() => focusedElement(page)).toBe('step-heading')
    await expect.poll(() => page.title()).toMatch(/^Price and handover - Bill of Sale \|/)
    await sections(page)
      .getByRole('link', { name: /The item/ })
      .click()
    await heading(page, 'The item').waitFor()
    await page.goBack()
    await heading(page, 'Price and handover').waitFor()
    await page.goBack()
    await heading(page, 'The people').waitFor()
    await expect.poll(() => focusedElement(page)).toBe('step-heading')
    await page.goForward()
    await heading(page, 'Price and handover').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('collapses to one line on a phone, where the first answer moves no question, and folds after a choice', async () => {
    await open('bill-of-sale', PHONE)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const place = () =>
      heading(page, 'The people').evaluate(
        (title) => title.getBoundingClientRect().top + window.scrollY,
      )
    const before = await place()
    await question(page, 'seller_name').fill('Ann')
    await page.getByText('Saved on this device').waitFor()
    await expect.poll(place).toBe(before)
    await expect.poll(() => sections(page).isVisible()).toBe(false)
    await page.getByText('Section 1 of 5').click()
    await sections(page)
      .getByRole('link', { name: /The item/ })
      .click()
    await heading(page, 'The item').waitFor()
    await page.getByText('Section 2 of 5').waitFor()
    await expect.poll(() => sections(page).isVisible()).toBe(false)
  })
})

describe('focus on a phone', () => {
  it('is never hidden behind the bottom bar', async () => {
    await open('bill-of-sale', PHONE)
    const reached: string[] = []
    const covered: string[] = []
    for (let presses = 0; presses < 26; presses += 1) {
      await page.keyboard.press('Tab')
      const focus = await focusOf(page)
      reached.push(focus.name)
      if (focus.covered) covered.push(focus.name || focus.words)
    }
    expect(reached).toEqual(
      expect.arrayContaining(['date', 'seller_address', 'seller_in_business']),
    )
    expect(covered).toEqual([])
  })
})

describe('"Next" on a step with errors', () => {
  it('focuses a summary with links to the fields, and continues when clicked again', async () => {
    await open('bill-of-sale?step=item')
    await next(page).click()
    await expect.poll(() => focusedElement(page)).toMatch(/^One answer needs your attention/)
    await expect.poll(() => page.title()).toMatch(/^Error: The item/)
    const line = summary(page).getByRole('link')
    await expect.poll(() => errorAt(page, 'item_description')).toBe(await line.innerText())
    await line.click()
    await expect.poll(() => focusedElement(page)).toBe('question-item_description')
    await next(page).click()
    await heading(page, 'Price and handover').waitFor()
    await expect.poll(() => focusedElement(page)).toBe('step-heading')
    await expect.poll(() => summary(page).count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('is clickable although leaving a field moves the page', async () => {
    await open('bill-of-sale?step=signing')
    await question(page, 'notary_county').fill('12345')
    await next(page).scrollIntoViewIfNeeded()
    const box = await next(page).boundingBox()
    if (!box) throw new Error('"Next" is not on screen')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await expect.poll(() => errorAt(page, 'notary_county')).toBe('')
    await page.mouse.up()
    await summary(page).getByRole('link').waitFor()
    await expect.poll(() => errorAt(page, 'notary_county')).not.toBe('')
  })
})
