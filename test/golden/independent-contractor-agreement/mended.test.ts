import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, TODAY } from '../../support/golden.ts'
import { STAGES, typedAgreement, WEBSITE } from './cases.ts'

const errorsOf = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors

test('a list of all benefits reads as none of them', () => {
  expectWording(typedAgreement(WEBSITE), {
    says: [
      'provides Contractor with none of these: health insurance, paid vacation, sick leave, retirement contributions, bonuses and overtime.',
    ],
    omits: ['does not provide Contractor with'],
  })
})

test('a dispute over a part neither gives an item away nor keeps it back', () => {
  expectWording(typedAgreement(WEBSITE), {
    says: [
      'What Company disputes in good faith under Section 9 need not be paid for this, once the rest is.',
    ],
    omits: ['does not count.'],
  })
})

test('notice by e-mail goes to an address that the agreement has', () => {
  expectWording(typedAgreement(WEBSITE), {
    says: ['at an address in Section 1 or Exhibit A, or a newer one given in writing.'],
  })
})

test.each<[string, Answers, string]>([
  [
    'milestones with another total',
    { ...STAGES, payment_amount: '6000' },
    'The milestones total $6,400.00 but the amount above is $6,000.00.',
  ],
  [
    'services with another total',
    { ...WEBSITE, service_description: 'Redesign, $4,000\nMove, $2,000' },
    'The services total $6,000.00 but the price is $6,400.00.',
  ],
])('%s are refused', (_, answers, message) => {
  expect(errorsOf(answers).map((error) => error.message)).toEqual([message])
})

test('the freedom to work and the settlement of work in progress survive', () => {
  const survival = typedAgreement(WEBSITE).match(/^.*survive this Agreement\.$/m)?.[0]
  expect(survival).toContain(
    'Sections 2, 7 to 19, 21 and 22, and clause 20.3, survive this Agreement',
  )
})

test('one license is lost once', () => {
  const text = typedAgreement({ ...WEBSITE, termination_cause: 'Loss of CPA license' })
  expect(text.match(/Loss of [^\n]*licen/g)).toEqual(['Loss of CPA licen'])
  expect(typedAgreement(WEBSITE)).toContain('Loss of a license that its part')
})

test('a company that is a person signs as one', () => {
  const answers = { ...WEBSITE, company_name: 'Al Roe', company_signatory: 'Al Roe' }
  expectWording(typedAgreement(answers), {
    says: ['Printed name: Al Roe'],
    omits: ['By (signature)', 'Title: Manager'],
  })
  expect(typedAgreement(WEBSITE)).toContain('Title: Manager')
})

test('the day of signing is written by hand', () => {
  const text = typedAgreement({ ...WEBSITE, signature_date: '2027-02-10' })
  expectWording(text, {
    says: ['They plan to sign on February 10, 2027; each writes the day of signing by hand.'],
    omits: ['Date: February 10, 2027'],
  })
})

test('a freelance state without values leaves room for each', () => {
  expect(typedAgreement({ ...WEBSITE, state: 'New York' })).not.toContain('Part of the fixed price')
  expect(typedAgreement(WEBSITE)).toContain('Part of the fixed price')
})

test('a change order form is an exhibit of its own, when asked for', () => {
  expectWording(typedAgreement({ ...WEBSITE, change_order_form: true }), {
    says: [
      'Exhibit E is a form for it.',
      'Exhibit E: Change Order',
      'Change in Fees, and new total',
    ],
  })
  expect(typedAgreement(WEBSITE)).not.toContain('Exhibit E')
  expect(typedAgreement({ ...WEBSITE, change_order_form: false })).toBe(typedAgreement(WEBSITE))
})
