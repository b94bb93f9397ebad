import type { Page } from 'playwright-core'
import { isAsked } from '../../shared/documents/fields.ts'
import type { Answers, Field, Template } from '../../shared/documents/template.ts'

const control = (page: Page, { key }: Field) => page.locator(`[name="${key}"]`)

const answerField = async (page: Page, field: Field, answer: Answers[string]) => {
  if (answer === undefined || answer === '') return
  const input = control(page, field)
  if (field.kind === 'select') await input.selectOption(String(answer))
  else if (field.kind === 'radio')
    await page.locator(`[name="${field.key}"][value="${answer}"]`).check()
  else if (field.kind === 'checkbox') await input.setChecked(answer === true)
  else await input.fill(String(answer))
}

/** Fills in every section with these answers and goes on to "Check your answers". */
export const fillIn = async (page: Page, template: Template, answers: Answers): Promise<void> => {
  for (const step of template.steps) {
    await page.getByRole('heading', { name: step.title, exact: true }).first().waitFor()
    for (const field of step.fields) {
      if (isAsked(field, answers)) await answerField(page, field, answers[field.key])
    }
    await page.getByRole('link', { name: /^Next/ }).first().click()
  }
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor()
}
