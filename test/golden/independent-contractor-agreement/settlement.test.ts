import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row } from '../../support/golden.ts'
import { STAGES, STUDIO, typedAgreement, typedInstructions, WEBSITE } from './cases.ts'

/** What is paid, and whose it is, when the work does not go as planned. */
const ROWS: Row[] = [
  {
    when: 'the job ends before the one invoice of a fixed price',
    change: {},
    says: [
      'a fair share of the Fees for other work done, and commitments it agreed to that cannot be cancelled. Contractor may invoice these at once.',
      'Sections 2, 7 to 19, 21 and 22, and clause 20.3, survive this Agreement.',
    ],
  },
  {
    when: 'one of several Deliverables stays disputed',
    change: {},
    says: ['every other part is Accepted and may be invoiced.'],
  },
  {
    when: 'a fixed price is invoiced as the work moves forward',
    change: { payment_frequency: 'monthly' },
    says: ['What is invoiced before the end is the part of the price that matches the work done.'],
  },
  {
    when: 'a fixed price is invoiced once',
    change: {},
    omits: ['What is invoiced before the end'],
  },
  {
    when: 'the price of a change order is not paid',
    change: {},
    says: ['amounts payable under Section 8 and under change orders.'],
  },
  {
    when: 'a disputed part was owed',
    change: {},
    says: ['An amount paid late, even one disputed at first, bears simple interest'],
  },
  {
    when: 'receipts come after the last invoice',
    change: { expenses: 'company_some', expense_terms: 'Postage' },
    says: ['with the next payment of Fees, or in 30 days if that is sooner.'],
  },
  {
    when: 'approved receipts come after the last invoice',
    change: { expenses: 'company_all' },
    says: ['with the next payment of Fees, or in 30 days if that is sooner.'],
  },
  {
    when: 'a claim comes long after the last Fees',
    change: {},
    says: [
      'limited to the Fees paid and payable for the 12 months in a row in which they were highest.',
      "or to Company's duty to pay Fees and expenses.",
    ],
  },
  {
    when: 'a contractor who is a person dies',
    change: {},
    says: ["Contractor's death ends this Agreement."],
  },
  {
    when: 'the kind of contractor is not known',
    change: { contractor_entity_type: '' },
    says: ['The death of a Contractor who is a person ends this Agreement.'],
  },
  {
    when: 'the contractor is a company',
    change: { contractor_entity_type: 'corporation', contractor_signatory: 'D. Achterberg' },
    omits: ["Contractor's death"],
  },
  {
    when: 'Contractor names more materials of its own',
    change: {},
    says: ['others, if made or held before this Agreement or outside it, by Written Notice:'],
  },
  {
    when: 'Contractor named none',
    change: { pre_existing_materials: '' },
    says: ['what it made or held before this Agreement or outside it.'],
  },
  {
    when: 'Contractor crosses out its insurance, which it has to carry all the same',
    change: {},
    says: ['It is no breach and changes no other duty.'],
  },
  {
    when: 'code of Contractor stays in what Company has paid for',
    change: {},
    says: ['apart from what Section 15 lets it use and copies'],
  },
  {
    when: 'a co-owner licenses the work with the code in it',
    change: { work_ownership: 'joint', ownership_details: 'As agreed.' },
    says: ['as part of that Deliverable, and may pass the license on with it.'],
  },
  {
    when: 'fonts of others come with a Deliverable',
    change: {},
    says: ['It uses none that Company may not use with the Deliverable'],
  },
]

test.each(ROWS)('when $when', ({ change, says = [], omits = [] }) => {
  expectWording(typedAgreement({ ...WEBSITE, ...change }), { says, omits })
})

describe('Illinois, which counts 30 days from the work', () => {
  const answers: Answers = { ...STAGES, state: 'Illinois' }

  test('has no latest day before the 30th where Acceptance comes first', () => {
    expect(typedAgreement(answers)).toContain('May 30, 2027, for Services provided by')
    const monthly: Answers = { ...WEBSITE, state: 'Illinois', payment_frequency: 'monthly' }
    expect(typedAgreement(monthly)).toContain('May 25, 2027, for Services provided by')
  })

  test('is not put off by a late invoice', () => {
    expectWording(typedAgreement(answers), {
      says: ['A late invoice does not lose the right to payment.'],
      omits: ['delays payment'],
    })
    expect(typedAgreement(WEBSITE)).toContain('A late invoice delays payment but')
  })

  test('has no guide to a longer term', () => {
    expect(typedInstructions(answers)).not.toContain('longer than 30 days')
    expect(typedInstructions(STUDIO)).toContain('longer than 30 days')
  })
})

test('California has its sentence on unlawful acts', () => {
  const words = 'Nothing in this agreement prevents you from discussing or disclosing information'
  expect(typedAgreement({ ...WEBSITE, state: 'California' })).toContain(words)
  expect(typedAgreement(WEBSITE)).not.toContain(words)
})

test.each([
  ['Use of unlicensed software', true],
  ['Breach of the license of the shop software', true],
  ['License suspended by the board', false],
  ['Losing the CPA license', false],
])('with %j as a cause, loss of a license is a cause as well: %s', (termination_cause, prints) => {
  const text = typedAgreement({ ...WEBSITE, termination_cause })
  expect(text.includes('Loss of a license that its part')).toBe(prints)
})

test('the guide has the initials of each page', () => {
  expect(typedInstructions(WEBSITE)).toContain('Foot of each page\nInitials\nInitials')
})
