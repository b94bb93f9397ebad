import { expect, test } from 'vitest'
import { shapeProblem } from '../../../shared/documents/template/answer-shapes.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { schemaFor } from '../../../shared/documents/template/schema.ts'
import type { Answers, Field } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { loan } from '../../support/fixture-template/index.ts'

const today = '2026-11-21'
const errors = (answers: Answers) => checkAnswers(loan, answers, { today }).errors
const errorAt = (field: string, answers: Record<string, unknown>) =>
  schemaFor(loan, { today })
    .safeParse({ ...loan.sampleAnswers, ...answers })
    .error?.issues.find(({ path }) => path[0] === field)?.message

const VALID_ANSWERS = { item: 'Bicycle', lender: 'Ann Quill', fee: '20' }

test('a realistic answer set is valid', () => {
  const parsed = schemaFor(loan, { today }).safeParse(loan.sampleAnswers)
  expect(parsed.data).toEqual({ ...loan.sampleAnswers, due: '2026-12-05' })
  expect(checkAnswers(loan, loan.sampleAnswers, { today })).toEqual({ errors: [], warnings: [] })
})

test('rules come first in their order, then fields in form order, one message per field', () => {
  expect(errors({ insured: true, cover: '5', fee: '10', miles: 'x', surprise: 'y' })).toEqual([
    { field: 'cover', message: 'Cover must reach the fee of 10.' },
    { field: 'date', message: 'The date is needed first.' },
    { field: 'item', message: 'Item is required.' },
    { field: 'lender', message: 'Lender is required.' },
    { field: 'miles', message: MESSAGES.validation.number },
    { field: 'surprise', message: MESSAGES.validation.unknownField },
  ])
})

test('the schema reports the same errors in the same order', () => {
  const issues = schemaFor(loan, { today }).safeParse({ method: 'x' }).error?.issues ?? []
  expect(issues.map(({ path, message }) => ({ field: path[0], message }))).toEqual(
    errors({ method: 'x', date: today }),
  )
  expect(issues.length).toBe(4)
})

test('a missing field gets its default, an emptied one stays empty', () => {
  const parse = (answers: object) =>
    schemaFor(loan, { today }).safeParse({ ...VALID_ANSWERS, ...answers }).data
  expect(parse({})).toMatchObject({ date: today, due: today, method: 'cash' })
  expect(parse({ date: '2026-12-05' })).toMatchObject({ due: '2026-12-05' })
  expect(parse({ date: '2026-12-05', due: '2027-01-01' })).toMatchObject({ due: '2027-01-01' })
  expect(parse({ method: '', due: '' })).toMatchObject({ method: '', due: '' })
})

test('warnings do not block', () => {
  const { errors: blocking, warnings } = checkAnswers(
    loan,
    { ...loan.sampleAnswers, fee: '20000', cover: '20000' },
    { today },
  )
  expect({ blocking, warnings }).toEqual({
    blocking: [],
    warnings: [{ field: 'fee', message: 'That is a lot.' }],
  })
})

test.each([
  ['fee', ' ', 'A fee is needed.'],
  ['fee', '1,500', 'Not an amount.'],
  ['fee', '9'.repeat(38), 'Not an amount.'],
  ['fee', 150.005, 'Not an amount.'],
  ['item', 'x'.repeat(61), MESSAGES.validation.tooLong(60)],
  ['promises', 'x'.repeat(1001), MESSAGES.validation.tooLong(1000)],
  ['lender', 'x'.repeat(201), MESSAGES.validation.tooLong(200)],
  ['lender', 5, MESSAGES.validation.text],
  ['lender', null, MESSAGES.validation.text],
  ['lender', ['x'], MESSAGES.validation.text],
  ['date', '2026-02-30', MESSAGES.validation.date],
  ['date', '1989-12-31', MESSAGES.validation.date],
  ['date', '2028-11-22', MESSAGES.validation.date],
  ['method', 'gold', MESSAGES.validation.option],
  ['state', 'Connecticutt', MESSAGES.validation.option],
  ['insured', 'yes', MESSAGES.validation.option],
  ['miles', 'many', MESSAGES.validation.number],
  ['miles', Number.NaN, MESSAGES.validation.number],
  ['miles', 1e21, MESSAGES.validation.number],
  ['other_method', '', 'Other way is required.'],
])('%s %j is rejected', (field, value, message) => {
  expect(errorAt(field, { [field]: value })).toBe(message)
})

test.each([
  ['date', '2028-11-21'],
  ['date', '1990-01-01'],
  ['miles', 12.5],
  ['miles', '12.5'],
  ['miles', ''],
  ['address', ''],
  ['fee', '$150.00'],
  ['fee', 150],
  ['state', undefined],
])('%s %j is accepted', (field, value) => {
  expect(errorAt(field, { [field]: value })).toBeUndefined()
})

test('a hidden field is not validated, and is dropped if its type or length is invalid', () => {
  const parse = (answers: object) =>
    schemaFor(loan, { today }).safeParse({ ...VALID_ANSWERS, ...answers })
  const hidden = [7, 'x'.repeat(201), null].map(
    (other_method) => parse({ method: 'cash', other_method }).data,
  )
  for (const data of hidden) expect(Object.keys(data ?? {})).not.toContain('other_method')
  expect(hidden.every((data) => data?.item === VALID_ANSWERS.item)).toBe(true)
  expect(parse({ insured: false, cover: '1' }).data).toMatchObject({ cover: '1' })
  expect(errorAt('other_method', { method: 'other', other_method: 7 })).toBe(
    MESSAGES.validation.text,
  )
})

test('a field can extend its date range', () => {
  const [step] = loan.steps
  const [date] = step?.fields ?? []
  if (!step || !date) throw new Error('the fixture has no date')
  const wide = { ...date, range: { fromYear: 1920, yearsAhead: 30 } }
  const template = { ...loan, steps: [{ ...step, fields: [wide] }], rules: [] }
  const check = (iso: string) => checkAnswers(template, { date: iso }, { today }).errors.length
  expect(['1920-01-01', '2056-11-21', '1919-12-31', '2056-11-22'].map(check)).toEqual([0, 0, 1, 1])
})

test('prototype keys are unknown fields', () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"item": "x"}, "constructor": 1}')
  const issues = schemaFor(loan, { today }).safeParse(hostile).error?.issues ?? []
  const unknown = issues.filter(({ message }) => message === MESSAGES.validation.unknownField)
  expect(unknown.map(({ path }) => path[0])).toEqual(['__proto__', 'constructor'])
  expect(Object.hasOwn(Object.prototype, 'item')).toBe(false)
})

test.each([[null], [[]], ['text'], [5]])('%j is not an answer set', (value) => {
  expect(schemaFor(loan, { today }).safeParse(value).error?.issues).toMatchObject([
    { path: [], message: MESSAGES.api.badRequest },
  ])
})

test('what is no number is rejected in a number field with the message of its pattern', () => {
  const pay: Field = {
    key: 'pay',
    label: 'Pay',
    kind: 'number',
    help: '',
    required: true,
    pattern: { regex: /^\d+(\.\d{1,2})?$/, message: 'Not a rate of pay.' },
  }
  for (const answer of ['plenty', 1e21])
    expect(shapeProblem(pay, answer, true, today)).toBe('Not a rate of pay.')
  expect(shapeProblem(pay, true, true, today)).toBe(MESSAGES.validation.number)
  expect(shapeProblem({ ...pay, pattern: undefined }, 'plenty', true, today)).toBe(
    MESSAGES.validation.number,
  )
})

const INVISIBLE = [
  ...['\u200b', '\u3164', '\u2800', '\u00ad', '\u2060', '\u0007', ' \u200d '],
  ...[
    '\u200e',
    '\u180e',
    '\ufeff',
    '\u115f',
    '\uffa0',
    '\u034f',
    '\u2066\u2069',
    '\u{e0041}',
    '\ufe0f',
  ],
]

test.each(INVISIBLE)('an invisible name counts as missing: %j', (lender) => {
  expect(errorAt('lender', { lender })).toBe('Lender is required.')
})

test('a joiner between visible characters is accepted', () => {
  expect(errorAt('lender', { lender: 'می\u200cخواهم' })).toBeUndefined()
})
