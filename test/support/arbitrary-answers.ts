import { allFields } from '../../shared/documents/template/fields.ts'
import type { Answer, Answers, Field, Template } from '../../shared/documents/template/template.ts'
import fc from './fast-check.ts'

const HOSTILE = [
  'Łukasz Nguyễn',
  '李小龍',
  'Ann & Bo <b>Lee</b>',
  '*Ann* {% $x %} {{y}} [link](x)',
  'tab\there\u0000\u0007\uFFFF',
  '\u202Egnp.exe',
  'lone \uD800 surrogate',
  '🚗🙂',
  'one\ntwo\n\nthree',
  'x'.repeat(180),
  '- item\n# heading\n1. step',
  '&#60;&amp;',
]

/** Characters of the scripts that our fonts contain; the PDF replaces all others. */
const LETTERS = [...'aZ 09.,;:-()/&<>"\'*_#$%éŁőñßΩλжЩ漢字龍かナ한글']

const isoDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))

const arbitraryText = (kind: Field['kind']): fc.Arbitrary<Answer> => {
  if (kind === 'date') return isoDate
  if (kind === 'number') return fc.integer({ min: 0, max: 2_000_000 })
  if (kind === 'checkbox') return fc.boolean()
  return fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 60 }),
  )
}

/** An arbitrary answer of the field's type. */
export const arbitraryAnswer = (field: Field): fc.Arbitrary<Answer> => {
  if (field.options) return fc.constantFrom(...field.options.map(({ value }) => value))
  return field.format === 'money' ? amount : arbitraryText(field.kind)
}

/** Arbitrary answers of the fields' types, including hostile text. Any question may be unanswered. */
export const arbitraryAnswers = (template: Template): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(allFields(template).map((field) => [field.key, arbitraryAnswer(field)])),
    {
      requiredKeys: [],
    },
  )
