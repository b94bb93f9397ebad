import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentWords } from '../../../shared/documents/engine/plain-text.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../../shared/documents/template/template.ts'
import { goldenAnswers } from '../golden-answers.ts'
import { wordsOfMarkup } from '../preview-text.tsx'

/** Timeout and polling interval for a loaded machine, in milliseconds. */
const POLL_OPTIONS = { timeout: 60_000, interval: 300 }

/** The text without spaces, because line breaks may split a long word. */
export const joinWords = (words: readonly string[]): string => words.join('')

/** The preview's text without spaces, numbers, markers, blanks and footer. */
const shownText = async (page: Page): Promise<string> => {
  const markup = await page
    .getByRole('region', { name: 'Preview of the document' })
    .evaluate((region) => new XMLSerializer().serializeToString(region))
  return joinWords(wordsOfMarkup(markup))
}

/** Characters quoted on each side of a difference. */
const CONTEXT_LENGTH = 60

/** Both texts around their first difference; '' if they are equal. */
export const firstDifference = (text: string, expected: string): string => {
  if (text === expected) return ''
  let start = 0
  while (text[start] === expected[start]) start += 1
  const excerpt = (whole: string) =>
    whole.slice(Math.max(0, start - CONTEXT_LENGTH), start + CONTEXT_LENGTH)
  return `${excerpt(text)}\ninstead of\n${excerpt(expected)}`
}

/** The first golden answers of a document, completed by the form's defaults. */
export const goldenCase = async (id: string) => {
  const template = await loadTemplate(id)
  const [answers] = goldenAnswers(id)
  if (!template || !answers) throw new Error(`No golden case of ${id}`)
  const today = new Date().toISOString().slice(0, 10)
  return { template, answers: { ...defaultsFor(template, { today }), ...answers }, today }
}

/** The preview's text without spaces, once the page shows the document with these answers. */
export const previewOf = async (
  page: Page,
  template: Template,
  answers: Answers,
  today: string,
): Promise<string> => {
  const document = assemble(template, 'agreement', answers, { today })
  const expected = joinWords(documentWords(document))
  await expect
    .poll(async () => firstDifference(await shownText(page), expected), POLL_OPTIONS)
    .toBe('')
  return expected
}

/** The bytes of the file that the page downloads after `start`. */
export const downloadBytes = async (
  page: Page,
  start: () => Promise<void>,
): Promise<Uint8Array> => {
  const waiting = page.waitForEvent('download', POLL_OPTIONS)
  await start()
  return new Uint8Array(readFileSync(await (await waiting).path()))
}
