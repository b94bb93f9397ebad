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

test('a complete answer set fills every part of the document', () => {
  expect(documentText(agreement(loan.sampleAnswers)).split('\n').slice(0, 41)).toEqual([
    'Loan of Bicycle',
    'Insured',
    'Made on December 5, 2026',
    'Summary',
    ...[
      'Lender',
      'Łukasz Nguyễn',
      'Address',
      '12 Elm Street, Hartford, CT 06103',
      'Fee',
      '$150.00',
    ],
    '1. The loan',
    '1.1 Lender lends Bicycle for One Hundred Fifty and 00/100 Dollars ($150.00), paid by Another way, namely Barter.',
    '1.2 Insurance',
    '1.3 The item is insured for $7,850.00 and 98,412 miles, as Section 1 says.',
    '2. Promises',
    '2.1 Borrower promises:',
    ...['(a) To return the item.', '(b) To return it clean.', '(c) To oil it', '(d) To lock it'],
    '3. Only sometimes',
    'Paid in an unusual way, see clause 1.1.',
    '4. Payments',
    ...['No.', 'Amount', '1', '$75.00', '2', '$75.00'],
    '4.1 READ THIS. The fee in clause 1.1 is not returned.',
    'A note in small type.',
    ...['1. First step', '2. Second step', '☐ Keys handed over'],
    '5. State law',
    '5.1 Connecticut has a law.',
    '5.2 A writing is needed in Connecticut. (Conn. Gen. Stat. § 1)',
    '5.3 Insurance is recorded.',
    '• Keep a copy. (Form 1)',
    '---',
    'Signatures',
  ])
})

test('no answers leave blanks, close the numbering and drop what depends on answers', () => {
  expect(documentText(agreement({}))).toBe(`Loan of [Item]
Uninsured
Made on [Date]
Summary
Lender
[Lender]
Fee
[Fee]
1. The loan
1.1 Lender lends [Item] for [Fee] ([Fee]), paid by [Way of paying].
The item is not insured.
2. Payments
No.
Amount
1
$0.00
2
$0.00
2.1 READ THIS. The fee in clause 1.1 is not returned.
A note in small type.
1. First step
2. Second step
☐ Keys handed over
3. State law
3.1 Look up the law of [State].
• Ask a lawyer in [State].
---
Signatures
Lender
Signature: [Signature]
Printed name: [Lender]
`)
})

test('title, footer and initials are not blocks of the text', () => {
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

test('the shared certificate follows when a county is given', () => {
  const text = documentText(agreement(loan.sampleAnswers))
  expect(text).toContain('State of Connecticut, County of Hartford, ss')
  const notary = '{% certificate state="Ohio" county=$lender /%}'
  expect(print(notary, { lender: 'Erie' })).toContain('State of Ohio, County of Erie\n')
  expect(print(notary, { lender: 'Erie' })).toContain('by [Name of the signer].')
})

test('instructions take the notes meant for them and know the day', () => {
  const made = assemble(loan, 'instructions', loan.sampleAnswers, { today })
  expect(documentText(made)).toBe(
    'What to do\nFile it.\nThese notes are as of November 20, 2026. Laws, forms and fees change: check them before you act.\n1. Sign by November 21, 2026.\n2. Keep [Where]\n',
  )
})

test('a block lists the fields it prints and those its conditions read', () => {
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

test('an item remembers the condition it hangs on, its list remembers all of them', () => {
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

test('values are printed as typed and never read as markup', () => {
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

test('answers of several lines stand in a sentence as one', () => {
  const answers = { address: '12 Elm Street,\n\nHartford', promises: 'First.\nSecond\nThird' }
  expect(print('{% $address %} / {% $promises %}', answers)).toBe(
    '12 Elm Street, Hartford / First. Second; Third\n',
  )
})

test('the answer of a field that is not asked counts as none', () => {
  const hidden = { method: 'cash', other_method: 'Barter', other_reason: 'Fun' }
  expect(print('{% $other_method %} {% $other_reason %}', hidden)).toBe('[Other way] [Reason]\n')
})

test('conditions inside a sentence leave neither double spaces nor a space before a comma', () => {
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
])('%s holds', (condition, answers) => {
  const source = `{% if ${condition} %}Yes{% else /%}No{% /if %}`
  expect(print(source, answers)).toBe('Yes\n')
})

test.each([
  ['filled($item)', { item: ' \u0007 ' }],
  ['equals($insured, true)', {}],
  ['at_least($fee, 2500)', { fee: '2499.99' }],
  ['at_least($fee, 2500)', { fee: 'much' }],
  ['one_of($state, "Ohio")', {}],
])('%s does not hold', (condition, answers) => {
  const source = `{% if ${condition} %}Yes{% else /%}No{% /if %}`
  expect(print(source, answers)).toBe('No\n')
})
