import { expect, test } from 'vitest'
import { sentencesIn } from '../../shared/documents/linter/readability.ts'
import { STATUTE_SOURCES } from '../../shared/documents/statutes/kinds.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { type Changes, type GoldenDocument, printing } from '../support/golden.ts'

const MAX_WORDS = 45

const CASES = import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' })
const CHANGES = import.meta.glob<Changes>('./*/changes.ts', { eager: true, import: 'changes' })

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Every four words in a row, by which a quotation is known whatever names stand in it. */
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

test.each(Object.entries(CASES))('%s: no sentence is too long to read', (path, golden) => {
  const { agreement } = printing(golden.template)
  const changed = CHANGES[path.replace('cases', 'changes')] ?? []
  const sets = [
    ...Object.values({ ...golden.texts, ...golden.alsoClean }),
    ...changed.flatMap(({ from, changes }) =>
      Object.values(changes).map((change) => ({ ...from, ...change })),
    ),
  ]
  const long = sets.flatMap((answers) =>
    sentencesIn(agreement(answers))
      .filter(({ words }) => words > MAX_WORDS)
      .filter(({ text, words }) => words - answeredWords(text, answers) > MAX_WORDS)
      .filter(({ text }) => !isPrescribed(text))
      .map(({ text, words, place }) => `${place}, ${words} words: ${text}`),
  )
  expect([...new Set(long)]).toEqual([])
})
