import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY, typed } from '../../support/golden.ts'
import { agreementText, CAR, instructionsText, SAW } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

const LIEN: Answers = { ...CAR, lienholder: 'Harbor Bank', payoff_by: 'buyer' }
const YACHT: Answers = { ...CAR, item_type: 'vessel', documented_vessel: true, state: 'California' }

const ROWS: Row[] = [
  {
    when: 'a loan in Missouri',
    from: LIEN,
    change: { state: 'Missouri' },
    says: ['Until Seller can hand over the assigned title, the Item is not delivered.'],
    omits: ['need not hand over the title'],
  },
  {
    when: 'a loan in Kansas',
    from: LIEN,
    change: { state: 'Kansas' },
    says: ['the title may follow the delivery, but within 60 days of it'],
  },
  ...['Ohio', 'Texas', 'Iowa'].map((state) => ({
    when: `a titled vehicle in ${state}`,
    from: CAR,
    change: { state, transfer_date: 'when the keys are handed over', payment_method: 'cash' },
    says: [
      'when the keys are handed over, but not before any title is assigned as the state requires.',
    ],
  })),
  {
    when: 'a saw without a title',
    from: SAW,
    change: {},
    omits: ['any title is assigned'],
  },
  {
    when: 'an exception with a time of its own',
    from: CAR,
    change: { return_exception: 'Buyer may return the car within 3 days if the axle is cracked.' },
    says: ['must write to Seller within the time that it names and return'],
    omits: ['within 10 days of the event'],
  },
  {
    when: 'a documented yacht',
    from: YACHT,
    change: {},
    says: [
      'documented with the United States Coast Guard and has no title of the state',
      'all keys, manuals and its certificate of documentation',
    ],
    omits: ['REG 135', 'any title is assigned'],
  },
  {
    when: 'a horse and a piano',
    from: CAR,
    change: { item_type: 'animal' },
    says: ['with everything handed over with it', 'show this Bill of Sale to an insurer'],
    omits: ['motor vehicle agency', 'every part'],
  },
  {
    when: 'a delivery date and an examination',
    from: CAR,
    change: { item_type: 'animal', delivery_date: '2027-01-15', vet_exam_days: 5 },
    says: [
      'Seller hands over the Item by January 15, 2027, if the Price is received by then.',
      'Within 5 days of delivery Buyer may have a licensed veterinarian examine the Item',
    ],
  },
  {
    when: 'a trustee by name',
    from: CAR,
    change: {
      state: 'Illinois',
      buyer_name: 'Ana Ruiz, Trustee of the Ruiz Family Trust',
      buyer_type: 'trust',
      notary_county: 'Peoria',
      notary_signers: 'both',
    },
    says: ['Trustee of the Ruiz Family Trust'],
    omits: ['Trustee of Ana Ruiz'],
  },
]

test.each(ROWS)('$when', ({ from, change, ...wording }) => {
  expectWording(typed(agreementText({ ...from, ...change })), wording)
})

test('the guide to a documented yacht names the form of the Coast Guard', () => {
  expectWording(instructionsText(YACHT), {
    says: ['Form CG-1340', 'National Vessel Documentation Center'],
    omits: ['Complete the title or registration', 'DMV'],
  })
})

test('the guide holds the letter to the lender', () => {
  const text = instructionsText({ ...LIEN, payoff_letter: true })
  expect(text).toContain('Letter: request for a payoff statement')
  expect(instructionsText(LIEN)).not.toContain('Letter:')
})

test('the guide dates the report of Washington in business days', () => {
  const text = instructionsText({ ...CAR, state: 'Washington', date: '2026-12-01' })
  expectWording(text, {
    says: ['Seller tells the state by\nDecember 8, 2026'],
    omits: ['how many days Seller'],
  })
})

test.each<[string, Answers, string]>([
  ['a nursery as two owners', { seller_name: 'Ferris and Daughter Nursery' }, 'seller_type'],
  ['a house for arts', { buyer_name: 'Quillfern House for Arts and Letters' }, 'buyer_type'],
  ['a name that ends in one word', { buyer_name: 'Blue Door and Quarry' }, 'buyer_type'],
  [
    'a receipt for money still owed',
    {
      payment_method: 'other',
      payment_method_other: 'Half in cash today, half by money order on January 5, 2027',
      payment_date: CAR.signature_date,
    },
    'payment_method_other',
  ],
])('%s is refused', (_, change, field) => {
  expect(check({ ...CAR, ...change }).errors.map((error) => error.field)).toEqual([field])
})

test('two owners with full names are two owners', () => {
  expect(check({ ...CAR, seller_name: 'Ann Lee and Bo Lee' }).errors).toEqual([])
})
