import { describe, expect, it } from 'vitest'
import { PHONE } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor } from '../support/browser/fixtures.ts'
import { errorAt, focusedElement, openForm, question } from '../support/browser/form-page.ts'
import { focusOf } from '../support/browser/keyboard.ts'

setUpVisitor()

/** Wide enough for the list of sections. */
const WIDE = { width: 1440, height: 900 }

const open = (place: string, viewport = WIDE) => openForm(place, viewport)

const sections = () => page.getByRole('navigation', { name: 'Sections of the form' })
const summary = () => page.getByRole('group', { name: /your attention/ })
const next = () => page.getByRole('link', { name: /^Next/ }).first()
const heading = (title: string) => page.getByRole('heading', { level: 2, name: title })

describe('navigation between steps', () => {
  it('is unrestricted, sets the title, focuses the heading and supports back and forward', async () => {
    await open('bill-of-sale')
    await expect.poll(() => page.title()).toMatch(/^The people - Bill of Sale \|/)
    await sections()
      .getByRole('link', { name: /Price and handover/ })
      .click()
    await heading('Price and handover').waitFor()
    await expect.poll(() => focusedElement()).toBe('step-heading')
    await expect.poll(() => page.title()).toMatch(/^Price and handover - Bill of Sale \|/)
    await sections()
      .getByRole('link', { name: /The item/ })
      .click()
    await heading('The item').waitFor()
    await page.goBack()
    await heading('Price and handover').waitFor()
    await page.goBack()
    await heading('The people').waitFor()
    await expect.poll(() => focusedElement()).toBe('step-heading')
    await page.goForward()
    await heading('Price and handover').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('collapses to one line on a phone, where the first answer moves no question, and folds after a choice', async () => {
    await open('bill-of-sale', PHONE)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const place = () =>
      heading('The people').evaluate((title) => title.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    await question('seller_name').fill('Ann')
    await page.getByText('Saved on this device').waitFor()
    await expect.poll(place).toBe(before)
    await expect.poll(() => sections().isVisible()).toBe(false)
    await page.getByText('Section 1 of 5').click()
    await sections()
      .getByRole('link', { name: /The item/ })
      .click()
    await heading('The item').waitFor()
    await page.getByText('Section 2 of 5').waitFor()
    await expect.poll(() => sections().isVisible()).toBe(false)
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
    await next().click()
    await expect.poll(() => focusedElement()).toMatch(/^One answer needs your attention/)
    await expect.poll(() => page.title()).toMatch(/^Error: The item/)
    const line = summary().getByRole('link')
    await expect.poll(() => errorAt('item_description')).toBe(await line.innerText())
    await line.click()
    await expect.poll(() => focusedElement()).toBe('question-item_description')
    await next().click()
    await heading('Price and handover').waitFor()
    await expect.poll(() => focusedElement()).toBe('step-heading')
    await expect.poll(() => summary().count()).toBe(0)
    expect(pageErrors).toEqual([])
  })

  it('is clickable although leaving a field moves the page', async () => {
    await open('bill-of-sale?step=signing')
    await question('notary_county').fill('12345')
    await next().scrollIntoViewIfNeeded()
    const box = await next().boundingBox()
    if (!box) throw new Error('"Next" is not on screen')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await expect.poll(() => errorAt('notary_county')).toBe('')
    await page.mouse.up()
    await summary().getByRole('link').waitFor()
    await expect.poll(() => errorAt('notary_county')).not.toBe('')
  })
})
