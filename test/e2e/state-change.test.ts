import { describe, expect, it } from 'vitest'
import { axeProblems } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { settle } from '../support/browser/visit.ts'
import { loadTemplateById } from '../support/templates.ts'

setUpVisitor()

const openState = async (id: string, unchanged: boolean) => {
  const template = await loadTemplateById(id)
  await page.setViewportSize({ width: 1440, height: 900 })
  if (unchanged) {
    await saveAnswers(page, store.site, template)
    const state = String(template.sampleAnswers[template.stateField])
    await page.evaluate((name) => localStorage.setItem('state', name), state)
  }
  await visit(`/customize/${id}`)
  const state = page.locator(`[name="${template.stateField}"]`)
  await state.waitFor()
  return {
    state,
    sheet: page.getByRole('region', { name: /^Preview/, includeHidden: true }),
  }
}

describe('changing the state after answering', () => {
  it('previews what changes before it is applied', async () => {
    const { state, sheet } = await openState('divorce-settlement-agreement', true)
    const before = await state.inputValue()
    const after = before === 'California' ? 'New York' : 'California'
    await sheet.locator('a[data-field]').first().waitFor()
    const text = await sheet.innerText()
    await state.selectOption(after)
    const dialog = page.getByRole('dialog', { name: `Change from ${before} to ${after}?` })
    await dialog.getByRole('heading', { name: 'New in your instructions' }).waitFor()
    await dialog.getByRole('heading', { name: 'Changed' }).waitFor()
    await expect.poll(() => dialog.locator('ins').count()).toBeGreaterThan(0)
    await expect.poll(() => sheet.innerText()).toBe(text)
    expect(await axeProblems(page)).toEqual([])
    const heights = await dialog.evaluate((box) => {
      const comparison = box.querySelector('[role=region] > *')
      const withIt = box.getBoundingClientRect().height
      comparison?.setAttribute('style', 'display: none')
      const without = box.getBoundingClientRect().height
      comparison?.removeAttribute('style')
      return [withIt, without]
    })
    expect(heights[0]).toBe(heights[1])

    await dialog.getByRole('button', { name: `Keep ${before}` }).click()
    await expect.poll(() => state.inputValue()).toBe(before)
    await state.selectOption(after)
    await dialog.getByRole('button', { name: `Change to ${after}` }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => state.inputValue()).toBe(after)
    await expect.poll(() => sheet.innerText()).not.toBe(text)
    await expect
      .poll(() => state.evaluate((select) => select === document.activeElement))
      .toBe(true)
    expect(pageErrors).toEqual([])
  })

  it('does not ask while arrow keys move through the list, then asks once', async () => {
    const { state } = await openState('bill-of-sale', true)
    const before = await state.inputValue()
    await state.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    // A dialog would load its code first.
    await settle(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    const chosen = await state.inputValue()
    await page.keyboard.press('Tab')
    await page.getByRole('dialog', { name: `Change from ${before} to ${chosen}?` }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => state.inputValue()).toBe(before)
    await state.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: new RegExp(`^Change from ${before} to`) }).waitFor()
  })
})
