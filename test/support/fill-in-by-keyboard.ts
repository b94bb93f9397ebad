import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFilled } from '../../shared/documents/answers.ts'
import { askedAnswers, isAsked } from '../../shared/documents/fields.ts'
import type { Answers, Field, Step, Template } from '../../shared/documents/template.ts'
import { focusOf, press, tabTo } from './keyboard.ts'
import { typeAnswer } from './type-answer.ts'

/** Time for a loaded machine to draw the next section. */
const PATIENCE = { timeout: 20_000 }

const isGiven = ({ kind }: Field, answer: Answers[string]) =>
  isFilled(answer) || (kind === 'checkbox' && answer === false)

type Plan = { template: Template; asked: Answers }

const arriveAt = (page: Page, title: string): Promise<void> =>
  expect
    .poll(() => page.locator('#step-heading:focus').innerText({ timeout: 1000 }), PATIENCE)
    .toBe(title)

/** Another state than the one at the start is taken only after its changes have been seen. */
const confirmState = async (page: Page, field: Field): Promise<void> => {
  await page.getByRole('dialog', { name: /^Change from/ }).waitFor(PATIENCE)
  await press(page, /^Change to/)
  await expect.poll(async () => (await focusOf(page)).name, PATIENCE).toBe(field.key)
}

const fillInStep = async (page: Page, step: Step, { template, asked }: Plan): Promise<void> => {
  for (const field of step.fields) {
    const answer = asked[field.key]
    if (answer === undefined || !isAsked(field, asked) || !isGiven(field, answer)) continue
    const before = await tabTo(page, field.key, ({ name }) => name === field.key)
    await typeAnswer(page, field, answer, before)
    const isState = field.key === template.stateField
    if (isState && answer !== field.default) await confirmState(page, field)
  }
}

/**
 * Fills in every section with keys alone and goes on to "Check your answers"; the page shows the first
 * section. Each move must bring the focus to the heading of the section.
 */
export const fillInByKeyboard = async (
  page: Page,
  template: Template,
  answers: Answers,
): Promise<void> => {
  const asked = askedAnswers(template, answers)
  for (const [index, step] of template.steps.entries()) {
    if (index > 0) await arriveAt(page, step.title)
    await fillInStep(page, step, { template, asked })
    await press(page, /^Next: /)
  }
  await arriveAt(page, 'Check your answers')
}
