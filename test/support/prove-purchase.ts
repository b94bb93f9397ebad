import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { assemble } from '../../shared/documents/assemble.ts'
import { defaultsFor } from '../../shared/documents/fields.ts'
import { documentWords } from '../../shared/documents/plain-text.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template.ts'
import { docxWords } from './docx-text.ts'
import { fillInByKeyboard } from './fill-in-by-keyboard.ts'
import { openForm } from './form-page.ts'
import { goldenAnswers } from './golden-answers.ts'
import { browser, inStore, store } from './in-store.ts'
import { press, tabTo } from './keyboard.ts'
import { pdfWords } from './pdf-text.ts'
import { differenceOf, lettersOf, shownLetters } from './shown-text.ts'
import { BUYER_EMAIL } from './store.ts'

/** Milliseconds for a loaded machine. */
const PATIENCE = { timeout: 30_000 }

/** A link for each answer stands before the button that pays. */
const PAST_THE_ANSWERS = 250

/** The first golden case of a document, on what its form holds when it opens. */
export const goldenCase = async (id: string) => {
  const template = await loadTemplate(id)
  const [answers] = goldenAnswers(id)
  if (!template || !answers) throw new Error(`No golden case of ${id}`)
  const today = new Date().toISOString().slice(0, 10)
  return { template, answers: { ...defaultsFor(template, { today }), ...answers }, today }
}

/** The letters of the preview, once it is the document that these answers make. */
export const previewOf = async (
  page: Page,
  template: Template,
  answers: Answers,
  today: string,
): Promise<string> => {
  const document = assemble(template, 'agreement', answers, { today })
  const expected = lettersOf(documentWords(document))
  await expect.poll(async () => differenceOf(await shownLetters(page), expected), PATIENCE).toBe('')
  return expected
}

const payByKeyboard = async (page: Page): Promise<void> => {
  await press(page, /^Pay \$\d+ and download$/, PAST_THE_ANSWERS)
  await page.waitForURL(/\/pay\//, PATIENCE)
  await tabTo(page, 'the e-mail', ({ name }) => name === 'email')
  await page.keyboard.type(BUYER_EMAIL)
  await tabTo(page, 'the button that pays', ({ words }) => words.startsWith('Pay $'))
  await page.keyboard.press('Enter')
}

/** What `start` makes the page download. */
export const downloaded = async (page: Page, start: () => Promise<void>): Promise<Uint8Array> => {
  const waiting = page.waitForEvent('download', PATIENCE)
  await start()
  return new Uint8Array(readFileSync(await (await waiting).path()))
}

const buyByKeyboard = async (id: string): Promise<void> => {
  const { template, answers, today } = await goldenCase(id)
  const { page, complaints, close } = await openForm(browser, store.site, id)
  await fillInByKeyboard(page, template, answers)
  const shown = await previewOf(page, template, answers, today)
  await payByKeyboard(page)
  await page.getByRole('button', { name: 'Download PDF' }).waitFor(PATIENCE)
  const word = await downloaded(page, () => press(page, /^Download Word Document$/))
  const pdf = await downloaded(page, () => press(page, /^Download PDF$/))
  expect(differenceOf(lettersOf(docxWords(word)), shown)).toBe('')
  expect(differenceOf(lettersOf(await pdfWords(pdf)), shown)).toBe('')
  expect(complaints).toEqual([])
  await close()
}

/** Three documents a file: the store they are bought in takes as long to start as one of them. */
const GROUPS = 4

/** Tests purchases with keys alone, from the first question to the files. */
export const provePurchasesByKeyboard = (group: number): void => {
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })
  inStore()

  const ids = templateIds.filter((_, index) => index % GROUPS === group)
  it.each(ids)(
    '%s is filled in, paid and downloaded with the keyboard alone, and says what the preview said',
    buyByKeyboard,
  )
}
