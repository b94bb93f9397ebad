import { expect, test } from 'vitest'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { documentText, documentWords } from '../../shared/documents/engine/plain-text.ts'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import { allFields } from '../../shared/documents/template/fields.ts'
import { schemaFor } from '../../shared/documents/template/schema.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { cleanText } from '../../shared/documents/toolbox/text.ts'
import fc from '../support/fast-check.ts'
import { loan } from '../support/fixture-template/index.ts'
import { straightenQuotes } from '../support/golden.ts'

const today = '2026-11-21'

const SPITEFUL = [
  '<w:p/>]]>&amp;<script>',
  'a\u0000b\u0008c\u001bd',
  '\u202egnp.exe\u202c',
  '\ud800 alone \udc00',
  '👩\u200d🔧🏳️\u200d🌈',
  'x'.repeat(10_000),
  '*Ann* _Lee_ `x` # - 1. > |',
  '{% x %} {% /if %} {% $item %}',
  '{{item}} {{',
  '__proto__',
  'constructor',
  'ref("gone")',
  'Łukasz Nguyễn 李小龍 مرحبا',
  '\ufffe\uffff\ufdd0',
]

/** One line, so that "lines" answers keep their number of lines. */
const hostileLine = fc
  .oneof(fc.constantFrom(...SPITEFUL), fc.string({ unit: 'binary', maxLength: 40 }))
  .map((text) => `x${text.replace(/[\r\n\u2028\u2029]/g, ' ')}x`)

const TEXTS = ['item', 'lender', 'address', 'other_method', 'promises', 'notary_county']
const hostile: fc.Arbitrary<Answers> = fc
  .record(Object.fromEntries(TEXTS.map((key) => [key, hostileLine])))
  .map((texts) => ({ ...loan.sampleAnswers, ...texts }))
const harmless: Answers = {
  ...loan.sampleAnswers,
  ...Object.fromEntries(TEXTS.map((key) => [key, 'harmless'])),
}

/** Everything but the words: kinds, numbers, markers, fields, styles. */
const skeleton = (answers: Answers): string =>
  JSON.stringify(assemble(loan, 'agreement', answers, { today }).blocks, (key, value) =>
    key === 'text' ? typeof value : value,
  )

test('hostile text never changes the structure of a document', () => {
  const expected = skeleton(harmless)
  fc.assert(
    fc.property(hostile, (answers) => {
      expect(skeleton(answers)).toBe(expected)
    }),
    { numRuns: 200 },
  )
})

test('every text answer is printed as typed, apart from cleaning', () => {
  fc.assert(
    fc.property(hostile, (answers) => {
      const text = documentText(assemble(loan, 'agreement', answers, { today }))
      for (const key of TEXTS) {
        expect(straightenQuotes(text)).toContain(
          cleanText(straightenQuotes(String(answers[key]))).trim(),
        )
      }
    }),
  )
})

test('printed text contains no control, surrogate or bidirectional characters', () => {
  fc.assert(
    fc.property(hostile, (answers) => {
      const words = documentWords(assemble(loan, 'agreement', answers, { today })).join(' ')
      expect(words).not.toMatch(
        /\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069]/u,
      )
      expect(words).not.toMatch(/\b(undefined|NaN|null|\[object)/)
    }),
  )
})

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...SPITEFUL),
  fc.double(),
)
const keys = [
  ...allFields(loan).map(({ key }) => key),
  '__proto__',
  'constructor',
  'hasOwnProperty',
]

test('the schema handles any input without throwing', () => {
  const schema = schemaFor(loan, { today })
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), anything), (answers) => {
      const { success, error } = schema.safeParse(answers)
      const fields = (error?.issues ?? []).map(({ path }) => path[0])
      expect(success).toBe(fields.length === 0)
      expect(new Set(fields).size).toBe(fields.length)
    }),
    { numRuns: 300 },
  )
})

const scalar = fc.oneof(hostileLine, fc.double(), fc.boolean(), fc.constant(undefined))

test('any answers produce a document, deterministically', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), scalar), (answers) => {
      const assembled = assemble(loan, 'agreement', answers, { today })
      expect(assemble(loan, 'agreement', answers, { today })).toEqual(assembled)
      expect(checkAnswers(loan, answers, { today }).errors).toBeInstanceOf(Array)
    }),
    { numRuns: 300 },
  )
})
