import type { Page } from 'playwright-core'
import type { Answer, Field } from '../../shared/documents/template.ts'
import { type Focus, focusOf, pressTimes } from './keyboard.ts'

/** Letters; longer texts arrive at once, as from a dictation or a paste. */
const TYPED = 16

const write = (page: Page, text: string): Promise<void> =>
  text.length > TYPED ? page.keyboard.insertText(text) : page.keyboard.type(text)

const typeText = async (page: Page, text: string, before: Focus): Promise<void> => {
  if (before.value === text) return
  if (before.value !== '') await page.keyboard.press('ControlOrMeta+A')
  await write(page, text)
}

/** Enter begins the next row. */
const typeRows = async (page: Page, text: string, before: Focus): Promise<void> => {
  if (before.value !== '') await page.keyboard.press('ControlOrMeta+A')
  for (const [row, line] of text.split('\n').entries()) {
    if (row > 0) await page.keyboard.press('Enter')
    await write(page, line)
  }
}

/** "2026-12-05" is typed as it is shown: month, day, year. */
const typeDate = async (page: Page, text: string): Promise<void> => {
  const [year, month, day] = text.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
}

const moveBy = (page: Page, steps: number): Promise<void> =>
  pressTimes(page, steps < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(steps))

const placeOf = ({ key, options = [] }: Field, answer: Answer): number => {
  const place = options.findIndex(({ value }) => value === answer)
  if (place < 0) throw new Error(`${key} has no option ${answer}`)
  return place
}

/** The first letters of the option, then arrows where others begin alike. */
const choose = async (page: Page, field: Field, answer: Answer): Promise<void> => {
  const place = placeOf(field, answer)
  const letters = field.options?.[place]?.label.match(/^[a-z]{1,3}/i)?.[0] ?? ''
  await page.keyboard.type(letters)
  // "Choose one" stands first.
  await moveBy(page, place + 1 - (await focusOf(page)).place)
}

/** Arrows move the mark; Space sets it where none is set. */
const mark = async (page: Page, field: Field, answer: Answer, before: Focus): Promise<void> => {
  if (!before.checked) await page.keyboard.press('Space')
  await moveBy(page, placeOf(field, answer) - before.place)
}

/** Answers the question whose input has the focus, with keys alone. `before` is what it holds. */
export const typeAnswer = async (
  page: Page,
  field: Field,
  answer: Answer,
  before: Focus,
): Promise<void> => {
  const text = String(answer)
  if (field.kind === 'checkbox') {
    if (before.checked !== answer) await page.keyboard.press('Space')
  } else if (field.kind === 'radio') await mark(page, field, answer, before)
  else if (field.kind === 'select') await choose(page, field, answer)
  else if (field.list) await typeRows(page, text, before)
  else if (field.kind === 'date') await typeDate(page, text)
  else await typeText(page, text, before)
}
