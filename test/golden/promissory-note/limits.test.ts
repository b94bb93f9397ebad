import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/promissory-note/index.ts'
import { rational } from '../../../shared/documents/promissory-note/loan.ts'
import { lumpSumRows } from '../../../shared/documents/promissory-note/schedule.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, FAMILY, LUMP_SUM } from './cases.ts'

const errors = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors

const personal: Answers = {
  ...FAMILY,
  loanPurpose: 'personal',
  loanAmount: 12_000,
  lateFee: 0,
  interestRate: 9.5,
}
const company: Answers = {
  ...personal,
  loanPurpose: 'business',
  borrowerType: 'business',
  borrowerSignerName: 'Ann Lee',
  borrowerSignerTitle: 'President',
}

/** States in which a personal loan of $12,000 may not carry 9.5 percent, and their limits. */
const BELOW_9_5: Partial<Record<StateName, number>> = {
  Delaware: 8,
  Illinois: 9,
  Iowa: 6,
  Kentucky: 7,
  Maryland: 8,
  Michigan: 7,
  Minnesota: 8,
  'North Dakota': 7,
  Ohio: 8,
  Pennsylvania: 6,
  Tennessee: 9,
  'West Virginia': 8,
}

describe('a personal loan of $12,000 at 9.5 percent', () => {
  test.each(STATE_NAMES)('%s', (state) => {
    const limit = BELOW_9_5[state]
    const [error, ...more] = errors({ ...personal, state })
    expect(more).toEqual([])
    if (limit === undefined) expect(error).toBeUndefined()
    else expect(error?.field).toBe('interestRate')
    if (limit !== undefined) expect(error?.message).toContain(`${limit} percent a year`)
    expect(errors({ ...personal, state, interestRate: limit ?? 9.5 })).toEqual([])
  })
})

const AMOUNTS: [string, Answers, boolean][] = [
  ['$1,999 in Alabama at 9', { state: 'Alabama', loanAmount: 1999, interestRate: 9 }, false],
  ['$2,000 in Alabama at 9', { state: 'Alabama', loanAmount: 2000, interestRate: 9 }, true],
  ['a company in Michigan at 15', { ...company, state: 'Michigan', interestRate: 15 }, true],
  ['a company in Michigan at 16', { ...company, state: 'Michigan', interestRate: 16 }, false],
  [
    'a person in business in Michigan at 9.5, without a sworn statement',
    { state: 'Michigan', loanPurpose: 'business' },
    false,
  ],
  ['a company in Iowa at 20', { ...company, state: 'Iowa', interestRate: 20 }, true],
  [
    'a company in Pennsylvania at 26',
    { ...company, state: 'Pennsylvania', interestRate: 26 },
    false,
  ],
  [
    '$40,000 in Pennsylvania, unsecured',
    { state: 'Pennsylvania', loanAmount: 40_000, paymentAmount: 2000 },
    true,
  ],
  [
    '$40,000 in Pennsylvania, secured',
    {
      state: 'Pennsylvania',
      loanAmount: 40_000,
      paymentAmount: 2000,
      securityType: 'secured',
      collateral: 'A tractor, serial no. 88121',
    },
    false,
  ],
]

test.each(AMOUNTS)('%s', (_, change, allowed) => {
  const fields = errors({ ...personal, ...change }).map(({ field }) => field)
  expect(fields).toEqual(allowed ? [] : ['interestRate'])
})

describe('late fees', () => {
  const late = (state: string, gracePeriod: number, lateFee: number) =>
    errors({ ...personal, interestRate: 5, state, gracePeriod, lateFee }).map(({ field }) => field)

  test('Texas stops a fee with less than ten days of grace', () => {
    expect(late('Texas', 0, 5)).toEqual(['gracePeriod'])
    expect(late('Texas', 9, 5)).toEqual(['gracePeriod'])
    expect(late('Texas', 10, 27)).toEqual([])
    expect(late('Texas', 10, 27.01)).toEqual(['lateFee'])
    expect(late('Texas', 0, 0)).toEqual([])
  })

  test.each(['Colorado', 'District of Columbia', 'Missouri', 'New Jersey', 'North Carolina'])(
    '%s: fifteen days and 4 percent',
    (state) => {
      expect(late(state, 14, 5)).toEqual(['gracePeriod'])
      expect(late(state, 15, 21.6)).toEqual([])
      expect(late(state, 15, 21.61)).toEqual(['lateFee'])
    },
  )

  test('North Dakota at most $15, Mississippi at most $50', () => {
    expect(late('North Dakota', 15, 15.01)).toEqual(['lateFee'])
    const large = { ...personal, interestRate: 5, gracePeriod: 15, loanAmount: 90_000 }
    const inMississippi = { ...large, state: 'Mississippi', paymentAmount: 3000 }
    expect(errors({ ...inMississippi, lateFee: 50 })).toEqual([])
    expect(errors({ ...inMississippi, lateFee: 50.01 }).map(({ field }) => field)).toEqual([
      'lateFee',
    ])
  })

  test('a fee counts as interest where the state says so', () => {
    const ohio = { ...personal, state: 'Ohio', interestRate: 7.9 }
    expect(errors({ ...ohio, lateFee: 0 })).toEqual([])
    expect(errors({ ...ohio, lateFee: 25 })[0]?.message).toContain('can count as interest')
  })
})

describe('interest on interest', () => {
  const forbidding = ['Minnesota', 'North Dakota', 'Rhode Island', 'Hawaii', 'Georgia']

  test.each(forbidding)('%s: one payment bears simple interest', (state) => {
    const text = agreementText({ ...LUMP_SUM, state })
    expect(text).toContain('never added to the Principal and itself bears no interest')
    expect(text).not.toMatch(/is added to the Principal and itself bears interest/)
    expect(text).not.toContain('With interest on interest')
  })

  test('a year of simple interest is the rate, and of compound interest more', () => {
    const loan = { principal: 1_000_000, rate: rational(12, 100), given: '2027-01-01' } as const
    const last = (simple: { simple?: true }) =>
      lumpSumRows({ ...loan, calculated: 12, ...simple }, '2028-01-01').at(-1)?.balance
    expect(last({ simple: true })).toBe(1_120_000)
    expect(last({})).toBe(1_126_825)
  })

  test('quarterly payments in Minnesota do not compound', () => {
    const answers = {
      ...personal,
      interestRate: 8,
      paymentFrequency: 'quarter',
      startDate: '2027-04-01',
    }
    expect(errors({ ...answers, paymentAmount: 1500, state: 'Minnesota' })).toEqual([])
    expect(errors({ ...answers, paymentAmount: 1500, state: 'Ohio' })).toHaveLength(1)
  })
})

test('lawyer’s fees: dropped where the clause is void, limited where the statute limits it', () => {
  const says = (state: string, change: Answers = {}) =>
    agreementText({ ...personal, ...change, state })
  for (const state of ['Nebraska', 'North Dakota', 'South Dakota', 'Ohio']) {
    expect(says(state)).toContain('Each side bears its own lawyer’s fees')
    expect(says(state)).not.toContain('reasonable lawyer’s fees')
  }
  expect(says('Ohio', { loanPurpose: 'business' })).toContain('reasonable lawyer’s fees.')
  expect(says('Arkansas')).toContain('at most 10 percent of the principal and interest')
  expect(says('Georgia')).toContain('15 percent of the first $500')
  expect(says('North Carolina')).toContain('at most 15 percent of the balance')
})

const secured: Answers = { securityType: 'secured', collateral: 'A tractor, serial no. 88121' }

test('breaking the promises about the collateral is a default', () => {
  expect(agreementText({ ...FAMILY, ...secured })).toMatch(
    /is not insured or in good repair, has unpaid taxes or cannot be inspected/,
  )
})

test('a loan without interest has no column of zeros and no word of more interest', () => {
  const text = agreementText({ ...FAMILY, interestRate: 0 })
  expect(text).not.toContain('without more interest')
  expect(text).toContain('No.\nDue date\nPayment\nBalance\n1\n')
})

test('the certificate names the signer, the capacity and the company', () => {
  const text = agreementText({ ...company, notaryRequired: true, county: 'Hartford' })
  expect(text).toContain('Ann Lee, as President of Emeka Thornwood')
})

test('advice to sellers stands in the guide and not in the note', () => {
  expect(agreementText(FAMILY)).not.toContain('16 CFR 433')
})

test('every state is sold, and four warn that a second loan may need a license', () => {
  const kinds = STATE_NAMES.map((state) => [state, template.coverage?.[state].kind] as const)
  expect(kinds.filter(([, kind]) => kind === undefined || kind === 'refuse')).toEqual([])
  expect(kinds.filter(([, kind]) => kind === 'warn').map(([state]) => state)).toEqual([
    'Colorado',
    'Indiana',
    'Maine',
    'Wyoming',
  ])
})

describe('a guarantor', () => {
  const named = { guarantorName: 'Ada Quill', guarantorAddress: '3 Elm Street, Salem' }
  const text = agreementText({ ...FAMILY, ...named })

  test('guarantees the whole debt, or up to a limit', () => {
    expect(text).toContain('Ada Quill, for the whole debt (section 13)')
    expect(text).toContain('13. Guaranty')
    expect(text).toContain('GUARANTOR: If Borrower does not pay, you must.')
    expect(text).toMatch(/^Guarantor\nSignature: /m)
    const limited = agreementText({ ...FAMILY, ...named, guarantorLimit: '5000' })
    expect(limited).toContain('Ada Quill, up to $5,000.00')
    expect(limited).toContain('up to $5,000.00 in all')
  })

  test('is somebody else, with an address', () => {
    const fields = (change: Answers) => errors({ ...FAMILY, ...change }).map(({ field }) => field)
    expect(fields(named)).toEqual([])
    expect(fields({ ...named, guarantorAddress: '' })).toEqual(['guarantorAddress'])
    expect(fields({ ...named, guarantorName: 'Emeka Thornwood' })).toEqual(['guarantorName'])
    expect(fields({ ...named, guarantorName: 'Ifeoma Thornwood' })).toEqual(['guarantorName'])
    expect(fields({ ...named, guarantorLimit: '0' })).toEqual(['guarantorLimit'])
  })

  test('leaves no word where nobody is named', () => {
    expect(agreementText(FAMILY)).not.toMatch(/guarant/i)
  })
})
