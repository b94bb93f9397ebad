import type { Locator } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { KIND_TEXTS } from '../../shared/content/coverage-page.ts'
import { buyBillOfSale } from '../support/browser/admin-sign-in.ts'
import { page, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { question } from '../support/browser/form-page.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { loadTemplateById } from '../support/templates.ts'

/* A high contrast mode replaces colors, which then say nothing unless the page keeps them or uses system colors. */

setUpVisitor()
beforeEach(() => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }))

const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color, forcedColorAdjust, opacity } = getComputedStyle(node)
    return { backgroundColor, color, forcedColorAdjust, opacity }
  })

/** The background without anything behind it, as of Canvas. */
const backgroundOf = async (element: Locator) => (await styleOf(element)).backgroundColor

it('the form differs by more than color, and the document stays readable above its watermark', async () => {
  const template = await loadTemplateById('bill-of-sale')
  await saveAnswers(page, store.site, template)
  await visit('/customize/bill-of-sale?step=people')
  const input = question('seller_name')
  const border = () => input.evaluate((node) => getComputedStyle(node).borderTopWidth)
  expect(await border()).toBe('1px')
  await input.focus()
  expect(await input.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid')
  const current = page.locator('[data-current]').first()
  await current.waitFor()
  const mark = await styleOf(current)
  const answer = await styleOf(current.locator('a').first())
  expect(answer.color).not.toBe(mark.backgroundColor)
  // Otherwise the browser paints a background behind each line of text, in the color of the text here.
  expect(answer.forcedColorAdjust).toBe('none')
  const watermark = await page.evaluate(() => {
    const before = [...document.querySelectorAll('*')].map((node) =>
      getComputedStyle(node, '::before'),
    )
    const found = before.find(({ content }) => /preview/i.test(content))
    return { opacity: found?.opacity, zIndex: found?.zIndex }
  })
  expect(Number(watermark.opacity)).toBeLessThan(0.5)
  expect(watermark.zIndex).toBe('-1')
  await input.fill('')
  await input.blur()
  await expect.poll(border).toBe('3px')
})

it('the steps that are done show in the bar of the checklist', async () => {
  const { token } = await buyBillOfSale(store)
  await visit(`/document/download/${token}`)
  await page.locator('main input[type=checkbox]').first().check()
  const bar = page.locator('section[aria-labelledby=steps] > [aria-hidden=true]')
  const filled = bar.locator('div')
  await expect
    .poll(() => filled.evaluate((node) => node.getBoundingClientRect().width))
    .toBeGreaterThan(5)
  expect(await backgroundOf(filled)).not.toBe(await backgroundOf(bar))
})

it('the selected tab and the primary button differ from others, and swatches keep their colors', async () => {
  await visit('/document/bill-of-sale')
  const line = (tab: number) =>
    page
      .getByRole('tab')
      .nth(tab)
      .evaluate((node) => getComputedStyle(node, '::before').height)
  await expect.poll(() => line(0)).toBe('2px')
  expect(await line(1)).not.toBe('2px')
  const [start, buy] = [
    page.getByRole('link', { name: /^Start/ }).first(),
    page.getByRole('button', { name: 'Purchase Template' }).first(),
  ]
  expect(await backgroundOf(start)).not.toBe(await backgroundOf(buy))
  await visit('/style-guide')
  const swatch = (token: string) =>
    page.getByText(token, { exact: true }).locator('..').locator('div')
  expect(await backgroundOf(swatch('purple.solid').first())).not.toBe(
    await backgroundOf(swatch('green.solid').first()),
  )
})

it('the counts of states differ by color in their bar and by shape in the table', async () => {
  await visit('/document/healthcare-directive')
  const counts = page
    .getByRole('list')
    .filter({ hasText: KIND_TEXTS.own.label.toLowerCase() })
    .first()
  await counts.waitFor()
  const colors = await counts
    .locator('xpath=preceding-sibling::*[1]/*')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor))
  expect(colors.length).toBeGreaterThan(2)
  expect(new Set(colors).size).toBe(colors.length)
  await visit('/coverage')
  const shapes = () =>
    page.locator('main span[aria-hidden=true]').evaluateAll((marks) => {
      const looks = marks.map((mark) => {
        const { backgroundColor, borderRadius, transform } = getComputedStyle(mark)
        return [backgroundColor, borderRadius, transform].join()
      })
      return new Set(looks).size
    })
  await expect.poll(shapes).toBeGreaterThanOrEqual(4)
})
