import { describe, expect, it } from 'vitest'
import { template } from '../../shared/documents/divorce-settlement-agreement/index.ts'
import { PHONE } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'

setUpVisitor()

const WIDE_VIEWPORT = { width: 1440, height: 900 }

const openForm = async (viewport = WIDE_VIEWPORT, query = '') => {
  await page.setViewportSize(viewport)
  await saveAnswers(page, store.site, template)
  await visit(`/customize/${template.id}${query}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

const stepOf = (key: string): string =>
  template.steps.find(({ fields }) => fields.some((field) => field.key === key))?.id ?? ''

const sheetOf = () => page.getByRole('region', { name: 'Preview of the document' })

/** Whether any of the element is visible inside the preview's frame. */
const isInFrame = (selector: string) =>
  page.evaluate((wanted) => {
    const frame = document.querySelector('[aria-label="Preview of the document"]')
    const mark = frame?.querySelector(wanted)
    if (!frame || !mark) return false
    const [outer, inner] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()]
    return inner.bottom > outer.top && inner.top < outer.bottom
  }, selector)

describe('the preview next to the form', () => {
  it('scrolls to the clause of the focused field, and focuses a field when its answer is clicked, or on Enter', async () => {
    const key = 'additionalTerms'
    await openForm(WIDE_VIEWPORT, `?step=${stepOf(key)}`)
    await sheetOf().locator('a[data-field]').first().waitFor()
    await expect.poll(() => isInFrame(`[data-field="${key}"]`)).toBe(false)
    await page.locator(`[name="${key}"]`).first().focus()
    await sheetOf().locator('[data-current]').first().waitFor()
    await expect.poll(() => isInFrame(`[data-current] [data-field="${key}"]`)).toBe(true)
    const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await sheetOf().locator('[data-field="courtInfo"]').first().click()
    await expect.poll(focusedName).toBe('courtInfo')
    expect(new URL(page.url()).searchParams.get('step')).toBe(stepOf('courtInfo'))
    await sheetOf().locator('[data-field="spouse1Name"]').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(focusedName).toBe('spouse1Name')
    expect(pageErrors).toEqual([])
  })
})

describe('on a phone', () => {
  it('the preview slides up, closes with Escape and leads back to a field', async () => {
    await openForm(PHONE)
    const open = page.getByRole('button', { name: 'Show the document' })
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Your document' })
    await dialog.locator('[data-field="spouse1Name"]').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
    await open.click()
    await dialog.locator('[data-field="courtInfo"]').first().click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('[name="courtInfo"]').waitFor()
  })
})
