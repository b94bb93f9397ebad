import { describe, expect, it } from 'vitest'
import type { Answers, Step, Template } from '../../shared/documents/template/template.ts'
import { askStateFirst } from '../../web/features/form/state/state-first.ts'
import { fillFormByKeyboard, fillStepByKeyboard } from '../support/browser/fill-by-keyboard.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { openForm } from '../support/browser/form-page.ts'
import {
  downloadBytes,
  firstDifference,
  goldenCase,
  joinWords,
  previewOf,
} from '../support/browser/golden-purchase.ts'
import { press, tabTo } from '../support/browser/keyboard.ts'
import { allTemplates, richestStep, stepsOfEachKind } from '../support/browser/question-kinds.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { isDeep } from '../support/deep.ts'
import { docxWords } from '../support/docx-text.ts'
import { pdfWords } from '../support/pdf-text.ts'
import { BUYER_EMAIL } from '../support/store/store.ts'

/** Generous, for a loaded machine. */
const POLL_OPTIONS = { timeout: 60_000 }

/** The button that pays comes after one link per answer. */
const MAX_TABS_TO_PAY_BUTTON = 250

/** The document whose form is completed from the first question to the last, and bought. */
const FULLY_TESTED_DOCUMENT = 'bill-of-sale'

const templates = (await allTemplates()).map(askStateFirst)
const chosen = stepsOfEachKind(templates)

/** Completes the whole form by keyboard. */
const answerAll = async (template: Template, answers: Answers) => {
  await openForm(template.id)
  await fillFormByKeyboard(page, template, answers)
}

const withoutStep = (answers: Answers, { fields }: Step): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([key]) => !fields.some((field) => field.key === key)),
  )

/** Completes one step by keyboard; the other answers are restored. */
const answerStep = async (template: Template, answers: Answers, step: Step) => {
  await saveAnswers(page, store.site, template, withoutStep(answers, step))
  await visit(`/customize/${template.id}?step=${step.id}`)
  await page.locator('#step-heading').waitFor()
  await fillStepByKeyboard(page, template, answers, step)
  await expect
    .poll(() => page.locator('#step-heading:focus').innerText({ timeout: 1000 }), POLL_OPTIONS)
    .not.toBe(step.title)
}

const payByKeyboard = async (): Promise<void> => {
  await press(page, /^Pay \$\d+ and download$/, MAX_TABS_TO_PAY_BUTTON)
  await page.waitForURL(/\/pay\//, POLL_OPTIONS)
  await tabTo(page, 'the email', ({ name }) => name === 'email')
  await page.keyboard.type(BUYER_EMAIL)
  await tabTo(page, 'the button that pays', ({ words }) => words.startsWith('Pay $'))
  await page.keyboard.press('Enter')
}

setUpVisitor()

const fullyTested = templates.filter(({ id }) => isDeep || id === FULLY_TESTED_DOCUMENT)
/** Documents whose steps contain every kind of question. */
const partlyTested = templates.filter(
  (template) => !fullyTested.includes(template) && (isDeep || chosen.has(template.id)),
)

describe.each(fullyTested)('$id', ({ id }) => {
  it('is answered, paid for and downloaded by keyboard, with the same text as the preview', async () => {
    const { template, answers, today } = await goldenCase(id)
    await answerAll(template, answers)
    const shown = await previewOf(page, template, answers, today)
    await payByKeyboard()
    await page.getByRole('button', { name: 'Download PDF' }).waitFor(POLL_OPTIONS)
    const word = await downloadBytes(page, () => press(page, /^Download Word Document$/))
    const pdf = await downloadBytes(page, () => press(page, /^Download PDF$/))
    expect(firstDifference(joinWords(docxWords(word)), shown)).toBe('')
    expect(firstDifference(joinWords(await pdfWords(pdf)), shown)).toBe('')
    expect(pageErrors).toEqual([])
  })
})

describe.each(partlyTested)('$id', ({ id }) => {
  it('is answered by keyboard, and the preview shows it', async () => {
    const { template, answers, today } = await goldenCase(id)
    const step = chosen.get(id)?.[0] ?? richestStep(template)
    if (!step) throw new Error(`No step of ${id} was chosen`)
    await answerStep(template, answers, step)
    await previewOf(page, template, answers, today)
    expect(pageErrors).toEqual([])
  })
})
