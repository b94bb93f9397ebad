import type { Locator, Page } from 'playwright-core'
import { askedAnswers } from '../../../shared/documents/template/fields.ts'
import type {
  Answer,
  Answers,
  Field,
  Template,
} from '../../../shared/documents/template/template.ts'
import { askStateFirst } from '../../../web/features/form/state/state-first.ts'

/** Clicks or taps a control. */
type Press = (target: Locator) => Promise<void>

const clickTarget: Press = (target) => target.click()
export const tap: Press = (target) => target.tap()

/** Completes a list by its first row: the other rows are emptied, and the lines of the text become rows. */
const fillRows = async (rows: Locator, text: string): Promise<void> => {
  for (let count = await rows.count(); count > 1; count -= 1) {
    await rows.last().fill('')
    await rows.last().press('Backspace')
  }
  await rows.first().fill(text)
}

const answerField = async (page: Page, field: Field, answer: Answer, press: Press) => {
  const input = page.locator(`[name="${field.key}"]`)
  if (field.kind === 'select') await input.selectOption(String(answer))
  else if (field.kind === 'radio') await press(input.and(page.locator(`[value="${answer}"]`)))
  else if (field.kind === 'checkbox') {
    if ((await input.isChecked()) !== answer) await press(input)
  } else if (field.list) await fillRows(input, String(answer))
  else await input.fill(String(answer))
}

/** Completes every section with these answers up to "Check your answers". */
export const fillIn = async (
  page: Page,
  template: Template,
  answers: Answers,
  press = clickTarget,
): Promise<void> => {
  const asked = askedAnswers(template, answers)
  for (const step of askStateFirst(template).steps) {
    await page.getByRole('heading', { name: step.title, exact: true }).first().waitFor()
    for (const field of step.fields) {
      const answer = asked[field.key]
      if (answer !== undefined && answer !== '') await answerField(page, field, answer, press)
    }
    await press(page.getByRole('link', { name: /^Next/ }).first())
  }
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
}
