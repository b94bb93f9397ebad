import { expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import type { Block, Run } from '../../../shared/documents/engine/model.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { loan, withAgreement } from '../../support/fixture-template/index.ts'

const today = '2026-11-21'
const agreement = (answers: Answers) => assemble(loan, 'agreement', answers, { today })
const print = (source: string, answers: Answers = {}) =>
  documentText(assemble(withAgreement(source), 'agreement', answers, { today }))
const first = (source: string, answers: Answers = {}): Block | undefined =>
  assemble(withAgreement(source), 'agreement', answers, { today }).blocks[0]

test.each([
  ['a complete answer set fills every part of the document', 'complete', loan.sampleAnswers],
  ['no answers leave blanks and drop what depends on answers', 'blank', {}],
])('%s', async (_, name, answers) => {
  const text = documentText(agreement(answers))
  await expect(text).toMatchFileSnapshot(`../../support/fixture-template/${name}.txt`)
})

test('title, footer and initials are not text blocks', () => {
  const { title, footer, initials } = agreement(loan.sampleAnswers)
  expect({ title, initials }).toEqual({
    title: 'Loan of Bicycle',
    initials: ['Lender', 'Borrower'],
  })
  expect(footer).toEqual([
    { kind: 'text', text: 'Loan - ', source: 'template' },
    { kind: 'text', text: 'Łukasz Nguyễn', source: 'answer', field: 'lender' },
  ])
})

test('the shared certificate appears when a county is given', () => {
  const text = documentText(agreement(loan.sampleAnswers))
  expect(text).toContain('State of Connecticut, County of Hartford, ss')
  const notary = '{% certificate state="Ohio" county=$lender /%}'
  expect(print(notary, { lender: 'Erie' })).toContain('State of Ohio, County of Erie\n')
  expect(print(notary, { lender: 'Erie' })).toContain('by [Name of the signer].')
})

test('instructions contain their notes and the date', () => {
  const instructions = assemble(loan, 'instructions', loan.sampleAnswers, { today })
  expect(documentText(instructions)).toBe(
    'What to do\nFile it.\nThese notes are as of November 20, 2026. Laws, forms and fees change: check them before you act.\n1. Sign by November 21, 2026.\n2. Keep [Where]\n',
  )
})

test('a block lists the fields it prints and those in its conditions', () => {
  const fieldsOf = (text: string) =>
    agreement(loan.sampleAnswers).blocks.find(
      (block) =>
        'runs' in block && block.runs.some((run: Run) => run.kind === 'text' && run.text === text),
    )?.fields
  expect(fieldsOf('Lender lends ')).toEqual(['item', 'fee', 'method', 'other_method'])
  expect(fieldsOf('Insurance')).toEqual(['insured'])
  expect(fieldsOf('Insurance is recorded.')).toEqual(['state', 'insured'])
  const table = agreement(loan.sampleAnswers).blocks.findLast((block) => block.kind === 'table')
  expect(table).toMatchObject({ fields: ['fee'], rows: [{ fields: ['fee'] }, { fields: ['fee'] }] })
})

test('an item stores its condition, and its list stores all of them', () => {
  const source = `{% list %}
- Always
{% if filled($item) %}
- With an item
{% /if %}
{% lines value=$promises /%}
{% /list %}`
  expect(first(source, { item: 'Bicycle', promises: 'To oil it' })).toMatchObject({
    items: [{ fields: [] }, { fields: ['item'] }, { fields: ['promises'] }],
    fields: ['item', 'promises'],
  })
})

test('values are printed as typed and never parsed as markup', () => {
  const block = first('**{% $item %}** and *{% $lender %}*', {
    item: '*Ann* {% if %} {{x}} <b>',
    lender: '# ref(x)',
  })
  expect(block).toMatchObject({
    runs: [
      { text: '*Ann* {% if %} {{x}} <b>', bold: true, field: 'item' },
      { text: ' and ' },
      { text: '# ref(x)', italic: true, field: 'lender' },
    ],
  })
})

test('multiline answers are joined inside a sentence', () => {
  const answers = { address: '12 Elm Street,\n\nHartford', promises: 'First.\nSecond\nThird' }
  expect(print('{% $address %} / {% $promises %}', answers)).toBe(
    '12 Elm Street, Hartford / First. Second; Third\n',
  )
})

test('the answer of a hidden field counts as missing', () => {
  const hidden = { method: 'cash', other_method: 'Barter', other_reason: 'Fun' }
  expect(print('{% $other_method %} {% $other_reason %}', hidden)).toBe('[Other way] [Reason]\n')
})

test('conditions inside a sentence leave no double spaces or spaces before commas', () => {
  const source = 'One {% if filled($item) %}two{% /if %} three {% if $insured %}four{% /if %}, end.'
  expect(print(source)).toBe('One three, end.\n')
  expect(print(source, { item: 'x', insured: true })).toBe('One two three four, end.\n')
})

test.each([
  ['equals($miles, 5)', { miles: '5' }],
  ['equals($insured, false)', {}],
  ['not(equals($method, "cash"))', { method: 'other' }],
  ['and(filled($item), $insured)', { item: 'x', insured: true }],
  ['or(filled($item), $insured)', { insured: true }],
  ['one_of($state, "Ohio", "Utah")', { state: 'Utah' }],
  ['at_least($fee, 2500)', { fee: '$2,500.00' }],
  ['at_least($miles, 2500)', { miles: 2500 }],
])('%s is true', (condition, answers) => {
  const source = `{% if ${condition} %}Yes{% else /%}No{% /if %}`
  expect(print(source, answers)).toBe('Yes\n')
})

test.each([
  ['filled($item)', { item: ' \u0007 ' }],
  ['equals($insured, true)', {}],
  ['at_least($fee, 2500)', { fee: '2499.99' }],
  ['at_least($fee, 2500)', { fee: 'much' }],
  ['one_of($state, "Ohio")', {}],
])('%s is false', (condition, answers) => {
  const source = `{% if ${condition} %}Yes{% else /%}No{% /if %}`
  expect(print(source, answers)).toBe('No\n')
})
