import type { Locator, Page } from 'playwright-core'
import { askedAnswers } from '../../shared/documents/fields.ts'
import type { Answer, Answers, Field, Template } from '../../shared/documents/template.ts'

/** How a person presses something. */
export type Hand = (target: Locator) => Promise<void>

export const mouse: Hand = (target) => target.click()
export const finger: Hand = (target) => target.tap()

/** Leaves one row, by emptying the others; its lines become rows again when they are written. */
const fillRows = async (rows: Locator, text: string): Promise<void> => {
  for (let count = await rows.count(); count > 1; count -= 1) {
    await rows.last().fill('')
    await rows.last().press('Backspace')
  }
  await rows.first().fill(text)
}

const answerField = async (page: Page, field: Field, answer: Answer, hand: Hand) => {
  const input = page.locator(`[name="${field.key}"]`)
  if (field.kind === 'select') await input.selectOption(String(answer))
  else if (field.kind === 'radio') await hand(input.and(page.locator(`[value="${answer}"]`)))
  else if (field.kind === 'checkbox') {
    if ((await input.isChecked()) !== answer) await hand(input)
  } else if (field.list) await fillRows(input, String(answer))
  else await input.fill(String(answer))
}

/** Fills in every section with these answers and goes on to "Check your answers". */
export const fillIn = async (
  page: Page,
  template: Template,
  answers: Answers,
  hand = mouse,
): Promise<void> => {
  const asked = askedAnswers(template, answers)
  for (const step of template.steps) {
    await page.getByRole('heading', { name: step.title, exact: true }).first().waitFor()
    for (const field of step.fields) {
      const answer = asked[field.key]
      if (answer !== undefined && answer !== '') await answerField(page, field, answer, hand)
    }
    await hand(page.getByRole('link', { name: /^Next/ }).first())
  }
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
}
