import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { STAGES, typedAgreement, WEBSITE } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

const ROWS: Row[] = [
  {
    when: 'a deposit among the milestones',
    from: STAGES,
    change: { milestone_schedule: 'Deposit, 1400\nDesigns, March 1, 2027, 5000' },
    says: [
      'Payment in advance. The Milestone "Deposit" needs no Acceptance and no invoice. It is due when both parties have signed,',
      'On signing',
      'What was paid in advance counts toward these amounts',
    ],
  },
  {
    when: 'a deposit with a day',
    from: STAGES,
    change: { milestone_schedule: 'Deposit, March 8, 2027, 1400\nDesigns, May 1, 2027, 5000' },
    says: ['It is due on March 8, 2027, or when both parties have signed if that is later,'],
  },
  {
    when: 'a deposit and a cancellation fee',
    from: WEBSITE,
    change: { deposit_amount: '1000', cancellation_fee: '500' },
    says: [
      'A deposit of $1,000.00 is due without an invoice when both parties have signed',
      'it also pays Contractor $500.00.',
    ],
    omits: ['No fee is due for ending'],
  },
  {
    when: 'net days, business days and all benefits',
    from: WEBSITE,
    change: {
      payment_terms: 'net 45',
      termination_notice: '10 business days',
      benefits_withheld: 'all employee benefits',
    },
    says: [
      'Payment is due 45 days after the invoice (the "Due Date").',
      'The notice period is 10 Business Days from receipt',
      'provides Contractor with no benefits of employment',
    ],
    omits: ['net 45', 'none of these'],
  },
  {
    when: 'values of services paid by the hour, and one without a dollar sign',
    from: WEBSITE,
    change: {
      payment_structure: 'hourly',
      payment_amount: '85',
      service_description: 'Recipes, $4,000\nTraining, 2500\nTasting for the season, 2027',
    },
    says: ['Estimated at $4,000.00', 'Estimated at $2,500.00', 'Tasting for the season, 2027'],
  },
  {
    when: 'insurance, legal fees, goods and personal data',
    from: WEBSITE,
    change: {
      insurance_minimums: 'General liability, $1,000,000 each occurrence',
      legal_fees: 'prevailing',
      physical_deliverables: true,
      data_security: true,
    },
    says: [
      'at least this insurance in force',
      'The party that mainly prevails in court recovers',
      'Title to a physical Deliverable passes to Company when it is Paid For',
      'within 48 hours of learning of it',
    ],
  },
]

test.each(ROWS)('$when', ({ from, change, ...wording }) => {
  expectWording(typedAgreement({ ...from, ...change }), wording)
})

test.each<[string, Answers, string, RegExp]>([
  [
    'a person as a limited liability company',
    {
      ...WEBSITE,
      contractor_name: 'Hyeon-Woo Parkmere',
      contractor_entity_type: 'llc_single',
      contractor_signatory: 'Hyeon-Woo Parkmere',
      contractor_title: 'Member',
    },
    'contractor_name',
    /registered name with its ending/,
  ],
  [
    'an invoice every two weeks by a day of the month',
    { ...WEBSITE, payment_frequency: 'biweekly', invoice_deadline: 'by the 5th of each month' },
    'invoice_deadline',
    /this deadline comes once a month/,
  ],
  [
    'a deposit above the price',
    { ...WEBSITE, deposit_amount: '99999' },
    'deposit_amount',
    /cannot be more than the whole price/,
  ],
])('%s is refused', (_, answers, field, message) => {
  expect(check(answers).errors).toEqual([{ field, message: expect.stringMatching(message) }])
})

test('a company without an ending and work with patient records are remarked on', () => {
  const fields = check({
    ...WEBSITE,
    contractor_name: 'Quillmoor Carpentry',
    contractor_entity_type: 'llc_multi',
    contractor_signatory: 'Otis Rembert',
    contractor_title: 'Member',
    service_description: 'Scan patient records',
  }).warnings.map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['contractor_name', 'service_description']))
})
