import { expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, ENGINEER, instructionsText, SHOP } from './cases.ts'

const SALES = {
  ...SHOP,
  state: 'Pennsylvania',
  overtime_status: 'exempt',
  exempt_category: 'outside_sales',
  pay_structure: 'other',
  pay_details: 'Commission of 8 percent of net sales',
}

const ROWS: Row[] = [
  {
    when: 'outside sales without a salary',
    from: SALES,
    change: {},
    says: [
      'Exempt: outside sales',
      'the position is outside sales work',
      'Basis: outside sales (29 CFR §§ 541.500 to 541.504)',
    ],
    omits: ['Salaried exempt', 'The salary pays'],
  },
  ...['Washington', 'South Dakota', 'Alabama'].map((state) => ({
    when: `clients in ${state}`,
    from: SHOP,
    change: { state, non_solicitation: true },
    says: ['that is a customer of the Employer on the Separation Date.'],
    omits: ['in talks about supplying'],
  })),
  ...['Colorado', 'Louisiana', 'Maine', 'Montana', 'Nebraska', 'North Dakota', 'Rhode Island'].map(
    (state) => ({
      when: `unused vacation in ${state}`,
      from: SHOP,
      change: { state, vacation_payout: false },
      says: ['earned and unused vacation days are paid with the final wages'],
      omits: ['unused vacation days are not paid'],
    }),
  ),
  {
    when: 'the wage notice of Minnesota',
    from: { ...ENGINEER, non_compete: '' },
    change: { state: 'Minnesota', exempt_category: 'professional' },
    says: [
      'Basis: professional work (29 CFR §§ 541.300 to 541.304)',
      'Days in the pay period\n14 days',
      'First pay day',
      'I ask for this notice in another language',
    ],
  },
  ...[
    ['Alaska', 'overtime for each hour over eight in a day'],
    ['Colorado', 'overtime for each hour over 12 in a day'],
    ['Nevada', 'while the rate is below one and a half times the minimum wage'],
  ].map(([state = '', says = '']) => ({
    when: `overtime by the day in ${state}`,
    from: SHOP,
    change: { state },
    says: [`In ${state} this includes overtime for`, `; in ${state} also overtime for`, says],
  })),
  {
    when: 'pay twice a month',
    from: SHOP,
    change: {
      state: 'Georgia',
      pay_structure: 'annual',
      pay_amount: 60000,
      pay_frequency: 'semi-monthly',
      pay_day: 'the 1st and the 15th',
    },
    says: [
      'in twenty-four (24) equal installments a year',
      'Pay is issued twice a month on the 1st and the 15th.',
      '24) installments of about $2,500.00',
    ],
  },
  {
    when: 'severance against a release',
    from: SHOP,
    change: { severance_weeks: 4, severance_release: true },
    says: ['within 60 days after the Separation Date', '29 U.S.C. § 626(f)', 'Section 409A.'],
    omits: ['needs no release of claims'],
  },
  {
    when: 'a sign-on bonus and conditions of the offer',
    from: SHOP,
    change: { sign_on_bonus: 2500, background_check: true, drug_test: true },
    says: [
      'a sign-on bonus of $2,500.00, before taxes',
      'The offer also depends on a background check.',
      'The offer also depends on a drug test',
    ],
  },
  {
    when: 'a schedule and a workplace that vary',
    from: SHOP,
    change: {
      start_time: 'varies',
      end_time: 'varies',
      work_days: 'any five days',
      work_location: 'Client sites in Butler County',
      supervisor: 'Senior Vice President of Sales',
    },
    says: [
      'at times that the parties agree in advance, any five days',
      'The Employee works at these places: Client sites in Butler County.',
      'reports to the Senior Vice President of Sales, or',
    ],
    omits: ['from varies'],
  },
]

test.each(ROWS)('$when', ({ from, change, ...wording }) => {
  expectWording(agreementText({ ...from, ...change }), wording)
})

test('the guide dates the delivery in Maine by the day of signing', () => {
  const answers = { ...ENGINEER, end_type: 'at_will', state: 'Maine', signature_date: '2027-02-12' }
  expect(instructionsText(answers)).toContain(
    'Deliver the document by\nFebruary 9, 2027, three business days before',
  )
})
