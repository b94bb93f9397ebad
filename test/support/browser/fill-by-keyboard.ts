import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFilled } from '../../../shared/documents/template/answers.ts'
import { askedAnswers, isAsked } from '../../../shared/documents/template/fields.ts'
import type {
  Answer,
  Answers,
  Field,
  Step,
  Template,
} from '../../../shared/documents/template/template.ts'
import { askStateFirst } from '../../../web/features/form/state/state-first.ts'
import { type Focus, focusOf, press, pressTimes, tabTo } from './keyboard.ts'

/** The longest text, in characters, that is typed key by key; longer ones are inserted at once, like a paste. */
const MAX_TYPED_LENGTH = 8

const write = (page: Page, text: string): Promise<void> =>
  text.length > MAX_TYPED_LENGTH ? page.keyboard.insertText(text) : page.keyboard.type(text)

const typeText = async (page: Page, text: string, before: Focus): Promise<void> => {
  if (before.value === text) return
  if (before.value !== '') await page.keyboard.press('ControlOrMeta+A')
  await write(page, text)
}

/** Types the rows of a list; Enter starts the next row. */
const typeRows = async (page: Page, text: string, before: Focus): Promise<void> => {
  if (before.value !== '') await page.keyboard.press('ControlOrMeta+A')
  for (const [row, line] of text.split('\n').entries()) {
    if (row > 0) await page.keyboard.press('Enter')
    await write(page, line)
  }
}

/** Types the ISO date "2026-12-05" in the order of the input: month, day, year. */
const typeDate = async (page: Page, text: string): Promise<void> => {
  const [year, month, day] = text.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
}

const moveBy = (page: Page, steps: number): Promise<void> =>
  pressTimes(page, steps < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(steps))

const optionIndexOf = ({ key, options = [] }: Field, answer: Answer): number => {
  const index = options.findIndex(({ value }) => value === answer)
  if (index < 0) throw new Error(`${key} has no option ${answer}`)
  return index
}

/** Selects an option by its first letters, then by arrow keys if others begin with the same letters. */
const chooseOption = async (page: Page, field: Field, answer: Answer): Promise<void> => {
  const index = optionIndexOf(field, answer)
  const letters = field.options?.[index]?.label.match(/^[a-z]{1,3}/i)?.[0] ?? ''
  await page.keyboard.type(letters)
  // "Choose one" is the first option.
  await moveBy(page, index + 1 - (await focusOf(page)).optionIndex)
}

/** Selects a radio button: arrow keys move the selection, Space selects the first. */
const chooseRadio = async (
  page: Page,
  field: Field,
  answer: Answer,
  before: Focus,
): Promise<void> => {
  if (!before.checked) await page.keyboard.press('Space')
  await moveBy(page, optionIndexOf(field, answer) - before.optionIndex)
}

/** Answers the focused question by keyboard. `before` is its current value. */
const typeAnswer = async (
  page: Page,
  field: Field,
  answer: Answer,
  before: Focus,
): Promise<void> => {
  const text = String(answer)
  if (field.kind === 'checkbox') {
    if (before.checked !== answer) await page.keyboard.press('Space')
  } else if (field.kind === 'radio') await chooseRadio(page, field, answer, before)
  else if (field.kind === 'select') await chooseOption(page, field, answer)
  else if (field.list) await typeRows(page, text, before)
  else if (field.kind === 'date') await typeDate(page, text)
  else await typeText(page, text, before)
}

/** Generous, so that a loaded machine can render the next question or section. */
const POLL_OPTIONS = { timeout: 60_000 }

const isAnswered = ({ kind }: Field, answer: Answers[string]) =>
  isFilled(answer) || (kind === 'checkbox' && answer === false)

const arriveAt = (page: Page, title: string): Promise<void> =>
  expect
    .poll(() => page.locator('#step-heading:focus').innerText({ timeout: 1000 }), POLL_OPTIONS)
    .toBe(title)

const fillInStep = async (page: Page, step: Step, asked: Answers): Promise<void> => {
  for (const field of step.fields) {
    const answer = asked[field.key]
    if (answer === undefined || !isAsked(field, asked) || !isAnswered(field, answer)) continue
    await page
      .locator(`[name="${field.key}"]`)
      .first()
      .waitFor({ state: 'attached', ...POLL_OPTIONS })
    const before = await tabTo(page, field.key, ({ name }) => name === field.key)
    await typeAnswer(page, field, answer, before)
  }
}

/** Completes the current section by keyboard and presses "Next". */
export const fillStepByKeyboard = async (
  page: Page,
  template: Template,
  answers: Answers,
  step: Step,
): Promise<void> => {
  await fillInStep(page, step, askedAnswers(template, answers))
  await press(page, /^Next: /)
}

/**
 * Completes every section by keyboard up to "Check your answers", starting at the first. Each step must focus the
 * heading of its section.
 */
export const fillFormByKeyboard = async (
  page: Page,
  template: Template,
  answers: Answers,
): Promise<void> => {
  for (const [index, step] of askStateFirst(template).steps.entries()) {
    if (index > 0) await arriveAt(page, step.title)
    await fillStepByKeyboard(page, template, answers, step)
  }
  await arriveAt(page, 'Check your answers')
}
