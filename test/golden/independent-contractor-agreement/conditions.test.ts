import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf, expectWording, type Row } from '../../support/golden.ts'
import { STAGES, STUDIO, typedAgreement, WEBSITE } from './cases.ts'

const OPEN: Answers = { duration_type: 'until_terminated' }
const HOURLY: Answers = { payment_structure: 'hourly', payment_amount: '85' }
const DETAILS = 'Each party credits the other'

const TERM: Row[] = [
  {
    when: 'the term is fixed',
    change: {},
    says: ['ends on April 30, 2027', 'during the next 30 days', 'It does not renew by itself.'],
    omits: ['goes on until'],
  },
  {
    when: 'the term is open, whatever end date was typed before',
    change: OPEN,
    says: ['goes on until a party ends it', 'Open, until one side ends it'],
    omits: ['April 30, 2027', 'renew', 'Latest payment date'],
  },
  {
    when: 'the term is not chosen',
    change: { duration_type: '' },
    says: ['and (tick one):', '☐ ends on [End date]', '☐ goes on until'],
  },
]

const PLACE: Row[] = [
  {
    when: 'the contractor works at its own place',
    change: {},
    says: ['Company keeps no desk'],
    omits: ['every visitor'],
  },
  {
    when: "the contractor works at the company's premises",
    change: { work_location: 'company_location' },
    says: ['only so far as the result needs it', 'No fixed hours or days apply.'],
    omits: ['Company keeps no desk'],
  },
  {
    when: 'the contractor works elsewhere',
    change: { work_location: 'other_location', work_location_other: 'Pier 7' },
    says: ['here: Pier 7. It does the rest', 'Place of work\nPier 7'],
    omits: ['Company keeps no desk'],
  },
  {
    when: 'another place is named but not chosen',
    change: { work_location_other: 'Pier 7' },
    omits: ['Pier 7'],
  },
]

const PRICE: Row[] = [
  {
    when: 'one fixed price',
    change: {},
    says: ['a fixed price of $6,400.00', 'however long the work takes', 'Part of the fixed price'],
    omits: ['an hour'],
  },
  {
    when: 'one fixed price for one service',
    change: { service_description: 'Redesign farm-store website' },
    says: ['Redesign farm-store website\n$6,400.00'],
    omits: ['Part of the fixed price'],
  },
  {
    when: 'services carry their own values',
    change: { service_description: 'Redesign, $4,000\nMove the shop: $2,400.00' },
    says: [
      'Redesign\n$4,000.00',
      'Move the shop\n$2,400.00',
      'Exhibit A: Redesign; Move the shop.',
    ],
  },
  {
    when: 'by the hour with a ceiling',
    change: { ...HOURLY, hourly_cap: '6000' },
    says: ['$85.00 an hour', 'a ceiling of $6,000.00', '80 percent', 'At most $6,000.00'],
    omits: ['fixed price', 'written estimate'],
  },
  {
    when: 'by the hour without one',
    change: HOURLY,
    says: ['$85.00 an hour', 'a written estimate', '$85.00 an hour, for the time recorded'],
    omits: ['ceiling'],
  },
  {
    when: 'a ceiling is typed for a fixed price',
    change: { hourly_cap: '6000' },
    omits: ['$6,000.00', 'ceiling'],
  },
  {
    when: 'in milestones',
    from: STAGES,
    change: {},
    says: [
      '"Milestone" is a stage',
      'in total $6,400.00',
      'Designs accepted\nMarch 1, 2027\n$2,400.00',
      'Site on the test server\nMarch 26, 2027\n$2,000.00',
      'Site live\nApril 9, 2027\n$2,000.00',
      'Total\n\n$6,400.00',
    ],
    omits: ['fixed price'],
  },
  {
    when: 'under another arrangement',
    change: {
      payment_structure: 'other',
      payment_structure_other: 'Retainer of $1,500 a month',
      payment_amount: '',
    },
    says: ['under this arrangement: Retainer of $1,500 a month.'],
    omits: ['total Fees of about', 'fixed price', '(about'],
  },
  {
    when: 'under another arrangement with an estimate',
    change: {
      payment_structure: 'other',
      payment_structure_other: 'Retainer',
      payment_amount: '9000',
    },
    says: ['total Fees of about $9,000.00', 'Retainer (about $9,000.00 in all)'],
  },
]

const INVOICES: Row[] = [
  {
    when: 'billed on completion',
    change: {},
    says: ['invoices the Fees once, when the Services', 'counted from Acceptance.'],
  },
  {
    when: 'billed on invoices',
    change: { payment_frequency: 'invoice' },
    says: ['at times of its own choice, and not on fixed pay days'],
    omits: ['invoices the Fees once', 'counted from Acceptance', 'and Deliverables Accepted'],
  },
  {
    when: 'billed weekly',
    change: { payment_frequency: 'weekly' },
    says: ['once a week for the Fees earned in the week before'],
  },
  {
    when: 'billed every two weeks',
    change: { payment_frequency: 'biweekly' },
    says: ['every two weeks for the Fees earned in the two weeks before'],
  },
  {
    when: 'billed monthly',
    change: { payment_frequency: 'monthly' },
    says: ['once a month for the Fees earned in the month before'],
  },
  {
    when: 'milestones billed monthly',
    from: STAGES,
    change: { payment_frequency: 'monthly' },
    says: ['once a month for the Milestones Accepted in the month before'],
  },
  {
    when: 'billed at milestones',
    from: STAGES,
    change: {},
    says: ['the amount of each Milestone when its work is Accepted'],
  },
  {
    when: 'billed at milestones without milestone pricing',
    change: { payment_frequency: 'milestones' },
    says: ['each time a Deliverable is Accepted, the part of the Fees earned'],
    omits: ['Milestone '],
  },
]

const METHODS: Row[] = [
  {
    when: 'paid by check',
    change: { payment_method: 'check' },
    says: ['by check mailed to'],
    omits: ['direct deposit'],
  },
  { when: 'paid by deposit', change: {}, says: ['by direct deposit to the account'] },
  {
    when: 'paid by wire',
    change: { payment_method: 'wire_transfer' },
    says: ["bears its own bank's charge"],
  },
  {
    when: 'paid through PayPal',
    change: { payment_method: 'paypal' },
    says: ['through PayPal', 'by the processor on Form 1099-K and not by Company'],
    omits: ['for payments in 2027'],
  },
  {
    when: 'paid in another way',
    change: { payment_method: 'other', payment_method_other: 'Zelle to the studio account' },
    says: ['in this way: Zelle to the studio account.', 'invoice, by Zelle to the studio account'],
  },
  {
    when: 'the contractor bears expenses',
    change: { expense_terms: 'Paper' },
    says: ['They are included in the Fees.'],
    omits: ['Paper'],
  },
  {
    when: 'the company repays some',
    change: { expenses: 'company_some', expense_terms: 'Paper\nInk' },
    says: ['only these expenses', '• Paper\n• Ink'],
    omits: ['They are included in the Fees.'],
  },
  {
    when: 'the company repays approved ones',
    change: { expenses: 'company_all' },
    says: ['approved in writing before Contractor incurred them'],
  },
]

const OWNERSHIP: Row[] = [
  {
    when: 'the company owns',
    change: {},
    says: ['Contractor assigns to Company all', 'once Company has made it public'],
    omits: ['undivided', 'These terms of the parties', 'The parties add these terms'],
  },
  {
    when: 'the company owns, with details',
    change: { ownership_details: DETAILS },
    says: ['The parties add these terms on ownership', `• ${DETAILS}`],
  },
  {
    when: 'the contractor owns, with details',
    from: STUDIO,
    change: {},
    says: ['on these terms:', 'Where these terms are silent', 'not sell, license or offer'],
    omits: ['a perpetual, worldwide'],
  },
  {
    when: 'the contractor owns, without details',
    from: STUDIO,
    change: { ownership_details: '' },
    says: ['perpetual, worldwide, non-exclusive, fully paid license to use, copy and adapt it'],
    omits: ['on these terms:', 'are silent'],
  },
  {
    when: 'both own',
    change: { work_ownership: 'joint', ownership_details: DETAILS },
    says: [
      'equal undivided shares',
      `• ${DETAILS}`,
      'Neither party need account to the other',
      'for 30 days',
    ],
    omits: ['made for hire', 'Contractor assigns to Company all'],
  },
  {
    when: 'nobody is chosen as owner',
    change: { work_ownership: '' },
    says: ['belong, once an item is Paid For, to (tick one):'],
    omits: ['made for hire'],
  },
  {
    when: 'nothing is brought along',
    change: { pre_existing_materials: '' },
    says: ['None. Contractor may add'],
  },
  {
    when: 'nothing may be shared',
    change: { confidentiality_exceptions: ' ' },
    omits: ['As an exception', 'or as clause'],
  },
]

const ENDING: Row[] = [
  { when: 'the notice is a number of days', change: {}, says: ['period is 14 days from receipt'] },
  {
    when: 'the notice brings its own word',
    change: { termination_notice: "two weeks' written notice." },
    says: ['period is two weeks from receipt'],
  },
  {
    when: 'no cause is added',
    change: {},
    says: ['(d) Loss of a license that its part of this Agreement needs\n20.3'],
  },
  {
    when: 'causes are added',
    change: { termination_cause: 'Loss of the lease\nThree late deliveries' },
    says: ['(e) Loss of the lease', '(f) Three late deliveries'],
  },
]

const STATUS: Row[] = [
  {
    when: 'the contractor is one person',
    change: {},
    says: ['an individual in business on their own account', 'Printed name: Devon Achterberg'],
    omits: ['Title, if signing for a business'],
  },
  {
    when: 'the contractor is a corporation',
    change: {
      contractor_entity_type: 'corporation',
      contractor_signatory: 'Ada Quill',
      contractor_title: 'President',
    },
    says: ['Name: Ada Quill', 'Title: President', 'Payments to a corporation for services'],
    omits: ['Printed name'],
  },
  {
    when: 'a notary is wanted',
    change: { notary_county: 'New Haven County' },
    says: ['State of Connecticut, County of New Haven, ss'],
  },
  {
    when: 'a notary in California',
    from: STUDIO,
    change: { state: 'California' },
    says: [
      'verifies only the identity of the individual',
      'State of California\nCounty of Kings\n',
    ],
    omits: ['personally known'],
  },
  {
    when: 'payments of 2026',
    change: { start_date: '2026-12-01' },
    says: ['(for payments in 2026: $2,000).'],
    omits: ['as adjusted for inflation'],
  },
  {
    when: 'payments of 2025',
    change: { start_date: '2025-12-01' },
    says: ['(for payments in 2025: $600).'],
  },
]

describe.each([
  ['the term', TERM],
  ['the place', PLACE],
  ['the price', PRICE],
  ['invoices', INVOICES],
  ['payment and expenses', METHODS],
  ['ownership', OWNERSHIP],
  ['ending', ENDING],
  ['status and signatures', STATUS],
])('%s', (_, rows) => {
  test.each(rows)('$when', ({ from = WEBSITE, change, says = [], omits = [] }) => {
    const text = typedAgreement({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})

/** Every value of each choice; '' is no answer. */
const CHOICES = {
  duration_type: ['', 'fixed', 'until_terminated'],
  payment_structure: ['', 'fixed_price', 'hourly', 'milestone', 'other'],
  expenses: ['', 'contractor_all', 'company_some'],
  work_ownership: ['', 'company', 'contractor', 'joint'],
  state: ['Connecticut', 'California'],
}

const combinations = combinationsOf(
  {
    ...STAGES,
    expense_terms: 'Paper',
    ownership_details: DETAILS,
    payment_structure_other: 'A fee',
  },
  CHOICES,
)

const SIGNS: [string, (answers: Answers) => boolean][] = [
  ['ends on April 30, 2027', ({ duration_type }) => duration_type === 'fixed'],
  [
    'goes on until a party ends it under Section 20. Neither',
    (a) => a.duration_type === 'until_terminated',
  ],
  ['a fixed price of', ({ payment_structure }) => payment_structure === 'fixed_price'],
  ['$6,400.00 an hour', ({ payment_structure }) => payment_structure === 'hourly'],
  ['"Milestone" is a stage', ({ payment_structure }) => payment_structure === 'milestone'],
  ['this arrangement: A fee.', ({ payment_structure }) => payment_structure === 'other'],
  ['• Paper', ({ expenses }) => expenses === 'company_some'],
  ['Contractor assigns to Company all', ({ work_ownership }) => work_ownership === 'company'],
  ['the license in this section', ({ work_ownership }) => work_ownership === 'contractor'],
  ['Neither party need account', ({ work_ownership }) => work_ownership === 'joint'],
  ['made for hire', (a) => a.work_ownership === 'company' && a.state === 'Connecticut'],
  ['in total $ [Total]', ({ payment_structure }) => payment_structure === ''],
]

test(`the wording of ${combinations.length} combinations`, () => {
  for (const answers of combinations) {
    const text = typedAgreement(answers)
    for (const [wording, expected] of SIGNS) {
      expect({ answers, wording, printed: text.includes(wording) }).toEqual({
        answers,
        wording,
        printed: expected(answers),
      })
    }
  }
})
