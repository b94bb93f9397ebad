import type { Answers, Field, Rule, Template } from '../../../shared/documents/template/template.ts'
import { formatCents, parseMoney } from '../../../shared/documents/toolbox/money.ts'
import { STATE_OPTIONS } from '../../../shared/documents/toolbox/states.ts'
import agreement from './agreement.md'
import connecticut from './connecticut.md'
import { coverage } from './coverage.ts'
import defaultStateNotes from './default.md'
import instructions from './instructions.md'

/** A small document with every tag of the template language, and a form with every type of field. */

const help = 'Help'

const fields: Field[] = [
  { key: 'date', label: 'Date', kind: 'date', help, required: true, default: { today: true } },
  {
    key: 'due',
    label: 'Due date',
    kind: 'date',
    help,
    required: false,
    default: { sameAs: 'date' },
  },
  { key: 'item', label: 'Item', kind: 'text', help, required: true, maxLength: 60 },
  { key: 'lender', label: 'Lender', kind: 'text', help, required: true },
  { key: 'address', label: "Lender's address", kind: 'address', help, required: false },
  {
    key: 'fee',
    label: 'Fee',
    kind: 'text',
    help,
    required: true,
    requiredMessage: 'A fee is needed.',
    format: 'money',
    pattern: { regex: /^\$?\d+(\.\d{2})?$/, message: 'Not an amount.' },
  },
  {
    key: 'method',
    label: 'Way of paying',
    kind: 'select',
    help,
    required: false,
    options: [
      { value: 'cash', label: 'Cash in hand' },
      { value: 'other', label: 'Another way' },
    ],
    default: 'cash',
  },
  {
    key: 'other_method',
    label: 'Other way',
    kind: 'text',
    help,
    required: true,
    shownWhen: { field: 'method', is: 'other' },
  },
  {
    key: 'other_reason',
    label: 'Reason',
    kind: 'text',
    help,
    required: false,
    shownWhen: { field: 'other_method', filled: true },
  },
  { key: 'insured', label: 'Insured', kind: 'checkbox', help, required: false },
  {
    key: 'cover',
    label: 'Cover',
    kind: 'text',
    help,
    required: { field: 'insured', is: true },
    format: 'money',
    shownWhen: { field: 'insured', is: true },
  },
  { key: 'miles', label: 'Miles', kind: 'number', help, required: false },
  { key: 'promises', label: 'Promises', kind: 'textarea', help, required: false },
  { key: 'state', label: 'State', kind: 'select', help, required: false, options: STATE_OPTIONS },
  {
    key: 'notary_county',
    label: 'County',
    kind: 'text',
    help,
    required: false,
    format: 'county',
  },
]

const feeOf = (answers: Answers): number | undefined => parseMoney(String(answers.fee ?? ''))

const rules: Rule[] = [
  {
    field: 'cover',
    level: 'error',
    message: (answers) => `Cover must reach the fee of ${answers.fee}.`,
    isViolated: (answers) => {
      const cover = parseMoney(String(answers.cover ?? ''))
      return cover !== undefined && cover < (feeOf(answers) ?? 0)
    },
  },
  {
    field: 'date',
    level: 'error',
    message: 'The date is needed first.',
    isViolated: (answers) => (answers.date ?? '') === '',
  },
  {
    field: 'fee',
    level: 'warning',
    message: 'That is a lot.',
    isViolated: (answers) => (feeOf(answers) ?? 0) > 1_000_000,
  },
]

export const loan: Template = {
  id: 'loan',
  name: 'Loan',
  steps: [
    { id: 'first', title: 'First', fields: fields.slice(0, 6) },
    { id: 'second', title: 'Second', fields: fields.slice(6) },
  ],
  rules,
  agreement,
  instructions,
  stateNotes: { Connecticut: connecticut },
  defaultStateNotes,
  coverage,
  parties: ['lender'],
  stateField: 'state',
  pages: 1,
  derive: (answers) => ({
    get schedule() {
      const half = Math.floor((feeOf(answers) ?? 0) / 2)
      return [
        ['1', formatCents(half)],
        ['2', formatCents((feeOf(answers) ?? 0) - half)],
      ]
    },
  }),
  sampleAnswers: {
    date: '2026-12-05',
    item: 'Bicycle',
    lender: 'Łukasz Nguyễn',
    address: '12 Elm Street\nHartford, CT 06103',
    fee: '150.00',
    method: 'other',
    other_method: 'Barter',
    insured: true,
    cover: '7850',
    miles: 98412,
    promises: 'To oil it\n\nTo lock it',
    state: 'Connecticut',
    notary_county: 'Hartford',
  },
}

/** The fixture with another agreement. */
export const withAgreement = (source: string): Template => ({ ...loan, agreement: source })
