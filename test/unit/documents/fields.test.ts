import { expect, test } from 'vitest'
import { fieldsOf, isConditionMet } from '../../../shared/documents/template/answers.ts'
import {
  allFields,
  askedAnswers,
  completeAnswers,
  namedField,
  printableAnswers,
} from '../../../shared/documents/template/fields.ts'
import { normalize } from '../../../shared/documents/template/normalize.ts'
import type { Answers, Condition, Field } from '../../../shared/documents/template/template.ts'
import { loan } from '../../support/fixture-template/index.ts'

const field = (key: string): Field => {
  const found = allFields(loan).find((candidate) => candidate.key === key)
  if (!found) throw new Error(`no field ${key}`)
  return found
}

const hideDue = (question: Field): Field =>
  question.key === 'due' ? { ...question, shownWhen: { field: 'item', is: 'boat' } } : question

test('conditions combine and list their fields once', () => {
  const condition: Condition = {
    all: [
      {
        any: [
          { field: 'method', is: ['cash', 'other'] },
          { field: 'item', filled: true },
        ],
      },
      { not: { field: 'method', is: 'other' } },
    ],
  }
  expect(fieldsOf(condition)).toEqual(['method', 'item'])
  expect(isConditionMet(condition, { method: 'cash' })).toBe(true)
  expect(isConditionMet(condition, { method: 'other' })).toBe(false)
  expect(isConditionMet(condition, { item: '  ' })).toBe(false)
  expect(isConditionMet({ field: 'constructor', filled: true }, {})).toBe(false)
})

test('an unchecked checkbox equals a missing one', () => {
  const unchecked: Condition = { field: 'insured', is: false }
  expect(
    [{}, { insured: false }, { insured: true }].map((a) => isConditionMet(unchecked, a)),
  ).toEqual([true, true, false])
})

test.each([
  ['31 Cider Mill Lane, CT 06033,', '31 Cider Mill Lane, CT 06033'],
  ['Rosalind Okonjo-Pratt ,; ', 'Rosalind Okonjo-Pratt'],
  ['Acme, Inc.', 'Acme, Inc.'],
  ['李明，\u200b', '李明'],
  ['Ana, born 0000-00-00', 'Ana'],
  ['0000-00-00', undefined],
])('an answer %j is printed as %j', (typed, printed) => {
  expect(
    printableAnswers(loan, { method: 'other', other_method: typed }).other_method || undefined,
  ).toBe(printed)
})

test('answers of hidden fields are dropped, including dependent ones', () => {
  const answers = { method: 'cash', other_method: 'Barter', other_reason: 'Fun', unknown: 'x' }
  expect(askedAnswers(loan, answers)).toEqual({ method: 'cash' })
  const other = { ...answers, method: 'other' }
  expect(askedAnswers(loan, other)).toEqual({
    method: 'other',
    other_method: 'Barter',
    other_reason: 'Fun',
  })
})

test('dependent fields are resolved in any order', () => {
  const [step] = loan.steps
  const reversed = step
    ? { ...loan, steps: [{ ...step, fields: allFields(loan).reverse() }] }
    : loan
  expect(askedAnswers(reversed, { method: 'cash', other_method: 'a', other_reason: 'b' })).toEqual({
    method: 'cash',
  })
})

test('a file without a date gets the date it follows, even when hidden', () => {
  const hidden = {
    ...loan,
    steps: loan.steps.map((step) => ({ ...step, fields: step.fields.map(hideDue) })),
  }
  for (const template of [loan, hidden]) {
    expect(
      completeAnswers(template, { date: '2026-12-05' }, { today: '2026-11-21' }),
    ).toMatchObject({
      date: '2026-12-05',
      due: '2026-12-05',
    })
  }
})

test.each([
  ['fee', ' $1,500 ', '1500'],
  ['fee', '1,500.5', '1500.50'],
  ['fee', '1500.', '1500'],
  ['fee', '.5', '0.50'],
  ['fee', '1,50', '1,50'],
  ['fee', 'much', 'much'],
  ['notary_county', ' New Haven county ', 'New Haven'],
  ['notary_county', 'County', 'County'],
  ['miles', '98,412', '98412'],
  ['item', ' \u202eBicycle\u0007 ', 'Bicycle'],
])('%s %j is stored as %j', (key, typed, stored) => {
  expect(normalize(field(key), typed)).toBe(stored)
})

test.each([
  ['12.5 %', '12.5'],
  ['.5%', '0.5'],
  ['40.', '40'],
  ['30 percent', '30'],
  ['half', 'half'],
])('the percentage %j is stored as %j', (typed, stored) => {
  expect(normalize({ ...field('miles'), format: 'percent' }, typed)).toBe(stored)
})

test('a list drops its empty lines', () => {
  const list = { one: 'child', add: 'Add a child' }
  const children: Field = { ...field('item'), kind: 'textarea', list }
  expect(normalize(children, ' Ann \n\n  \r\nBo\n')).toBe('Ann\nBo')
})

test('a question inserts an already given name in its label and options', () => {
  const field: Field = {
    key: 'payer',
    label: 'Who pays',
    kind: 'radio',
    help: '',
    required: false,
    options: [
      { value: 'one', label: 'Spouse 1', nameFrom: 'firstName' },
      { value: 'both', label: 'Both' },
    ],
  }
  const labels = (answers: Answers) => namedField(field, answers).options?.map(({ label }) => label)
  expect(labels({ firstName: ' Ann Lee ' })).toEqual(['Spouse 1 (Ann Lee)', 'Both'])
  expect(labels({ firstName: ' ' })).toEqual(['Spouse 1', 'Both'])
  const plain: Field = { key: 'lawyer', label: 'Lawyer', kind: 'text', help: '', required: false }
  expect(namedField(plain, {})).toBe(plain)
  expect(namedField({ ...plain, nameFrom: 'firstName' }, { firstName: 'Ann' }).label).toBe(
    'Lawyer (Ann)',
  )
})
