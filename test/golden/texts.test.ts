import { describe, expect, test } from 'vitest'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'
import { documentText } from '../../shared/documents/engine/plain-text.ts'
import { sentencesIn } from '../../shared/documents/linter/readability.ts'
import { STATUTE_SOURCES } from '../../shared/documents/statutes/kinds.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { changedLines } from '../support/changed-lines.ts'
import { type Changes, type GoldenDocument, printer } from '../support/golden.ts'

/** Every document has reviewed texts next to its `cases.ts`. */
const CHANGES = import.meta.glob<Changes>('./*/changes.ts', { eager: true, import: 'changes' })
const GOLDEN = Object.entries(
  import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' }),
).map(([path, golden]) => ({
  folder: path.replace('/cases.ts', ''),
  golden,
  changes: CHANGES[path.replace('cases.ts', 'changes.ts')] ?? [],
}))

/** Template syntax that must not appear in a printed text. */
const TRACES = /[{}]|undefined|\bnull\b|NaN/

const MAX_WORDS = 45

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Every four words in a row, by which a quotation is known whatever names it has. */
const phrasesOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '))
}
const PRESCRIBED = new Set(Object.values(STATUTE_SOURCES).flatMap(phrasesOf))

/** Sentences in a document's own file that follow the words of a statute. */
const QUOTED = [
  /^An individual is not liable, in criminal/, // 18 U.S.C. § 1833(b)
  /^An individual who sues an employer/, // 18 U.S.C. § 1833(b)
  /^Notice under the Defend Trade Secrets Act/, // 18 U.S.C. § 1833(b)
  /^At least one of the two witnesses also declares/, // Cal. Prob. Code § 4674
  /^The worker may disclose or discuss conduct/, // RCW 49.44.211
  /^A contract that keeps the facts of a future discrimination claim/, // N.Y. Gen. Oblig. Law § 5-336
  /^Oral or unexecuted agreements/, // Mo. Rev. Stat. § 432.047
  /^To protect you \(borrower/, // Mo. Rev. Stat. § 432.047
]

const isPrescribed = (sentence: string): boolean => {
  const phrases = phrasesOf(sentence)
  const known = phrases.filter((phrase) => PRESCRIBED.has(phrase)).length
  return known > phrases.length / 2 || QUOTED.some((quoted) => quoted.test(sentence))
}

/** The words of the buyer's answers that the sentence prints as typed. */
const answeredWords = (sentence: string, answers: Answers): number =>
  Object.values(answers)
    .flatMap((answer) => (typeof answer === 'string' ? answer.split(/\n|(?<=[.!?])\s/) : []))
    .filter((line) => line.length > 3 && sentence.includes(line))
    .reduce((sum, line) => sum + wordsOf(line).length, 0)

/** The sentences that are too long to read and no statute's. */
const longSentences = (document: AssembledDocument, answers: Answers): string[] =>
  sentencesIn(document)
    .filter(({ words }) => words > MAX_WORDS)
    .filter(({ text, words }) => words - answeredWords(text, answers) > MAX_WORDS)
    .filter(({ text }) => !isPrescribed(text))
    .map(({ text, words, place }) => `${place}, ${words} words: ${text}`)

test('all twelve documents are covered', () => {
  expect(GOLDEN).toHaveLength(12)
})

describe.each(GOLDEN)('$folder', ({ folder, golden, changes }) => {
  const { template, texts, unclean, steps } = golden
  const { agreement, instructions } = printer(template)

  const print = (answers: Answers) => {
    const signed = agreement(answers)
    const [text, guide] = [documentText(signed), documentText(instructions(answers))]
    expect(text + guide).not.toMatch(TRACES)
    if (unclean) expect(text + guide).not.toMatch(unclean)
    expect(longSentences(signed, answers)).toEqual([])
    return { text, guide }
  }

  test.each(Object.entries(texts))('%s reads as reviewed', async (name, answers) => {
    const { text, guide } = print(answers)
    if (steps !== undefined) expect(guide.match(/^\d+\. /gm)).toHaveLength(steps)
    await expect(text).toMatchFileSnapshot(`${folder}/${name}.txt`)
    await expect(guide).toMatchFileSnapshot(`${folder}/${name}-instructions.txt`)
  })

  test('changed answers change the text as reviewed', async () => {
    const reports = changes.flatMap(({ from, changes: named }) => {
      const before = print(from)
      return Object.entries(named).map(([name, change]) => {
        const after = print({ ...from, ...change })
        const inGuide = changedLines(before.guide, after.guide).map((line) => `guide ${line}`)
        return [`## ${name}`, ...changedLines(before.text, after.text), ...inGuide].join('\n')
      })
    })
    expect(reports.length).toBeGreaterThan(20)
    await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(`${folder}/changes.txt`)
  })
})
