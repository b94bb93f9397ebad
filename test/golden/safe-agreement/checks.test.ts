import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { MEALS, PRICE_TERMS, ROBOTS } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each([
    ['SF-1', ROBOTS],
    ['SF-2', MEALS],
    ['the sample', template.sampleAnswers],
    ...Object.entries(PRICE_TERMS).map(([name, terms]): [string, Answers] => [
      `price terms: ${name}`,
      { ...ROBOTS, ...terms },
    ]),
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test.each([
    { date: '2025-11-21' },
    { date: '2027-11-21' },
    { investmentAmount: 100, valuationCap: 10000 },
    { investmentAmount: '150000.50' },
    { investmentAmount: 100000000, valuationCap: 1000000000 },
    { discountRate: 0.5 },
    { discountRate: '12.25' },
    { accreditedStatus: 'professional' },
    { county: 'Fairfield 1' },
  ])('%j', (change) => {
    expect(check({ ...ROBOTS, ...change }).errors).toEqual([])
  })
})

test.each(negative)('$name', ({ change, field, message }) => {
  expect(check({ ...ROBOTS, ...change }).errors).toContainEqual({ field, message })
  expect(check({ ...ROBOTS, ...change }).errors[0]).toEqual({ field, message })
})

test('messages come in the order of the rules, then of the form', () => {
  const wrong = { valuationCap: 100, discountRate: 80, equityType: 'units', date: '2030-01-01' }
  expect(check({ ...ROBOTS, ...wrong, authorizedName: '' }).errors).toEqual([
    {
      field: 'valuationCap',
      message: 'Please enter a valuation cap of at least $10,000, or leave it blank',
    },
    {
      field: 'discountRate',
      message: 'Enter the discount itself: 20 means the investor pays 80 percent of the new price',
    },
    {
      field: 'equityType',
      message: 'Please pick membership units for an LLC, and shares for a corporation.',
    },
    { field: 'date', message: 'Please enter a valid date' },
    { field: 'authorizedName', message: 'Please name the person signing for the company.' },
  ])
})

test('confidentiality exceptions hold 1,500 characters', () => {
  const field = 'confidentialityExceptions'
  expect(check({ ...ROBOTS, [field]: 'x'.repeat(1500) }).errors).toEqual([])
  expect(check({ ...ROBOTS, [field]: 'x'.repeat(1501) }).errors).toEqual([
    { field, message: 'Please keep this under 1,500 characters' },
  ])
})

const NAME_HINT = "Please check the company's full legal name, including its ending."
const DISCOUNT_HINT =
  'Discounts above 30 percent are unusual. Enter the discount, not the price percentage.'
const NO_BENEFIT = 'With no cap or discount, converting in a sale gives the investor no benefit.'
const COMMON = 'Common shares carry no liquidation preference after conversion.'
const SAME_SIGNER = 'The same person should not sign for both sides.'

const HINTS: [string, Answers, string, string | undefined][] = [
  [
    'a large share',
    { investmentAmount: 1800000 },
    'valuationCap',
    'This investment would take 30 percent of the company before the next round. Please check the cap.',
  ],
  [
    'a little over a quarter',
    { investmentAmount: 1500600 },
    'valuationCap',
    'This investment would take 25.01 percent of the company before the next round. Please check the cap.',
  ],
  ['a quarter', { investmentAmount: 1500000 }, 'valuationCap', undefined],
  ['a discount of 31 percent', { discountRate: 31 }, 'discountRate', DISCOUNT_HINT],
  ['a discount of 50 percent', { discountRate: 50 }, 'discountRate', DISCOUNT_HINT],
  ['a discount of 30 percent', { discountRate: 30 }, 'discountRate', undefined],
  ['a name without an ending', { companyName: 'Wrenfield Robotics' }, 'companyName', NAME_HINT],
  ['Inc. inside a word', { companyName: 'Incline Robotics' }, 'companyName', NAME_HINT],
  ['a PBC', { companyName: 'Wrenfield Robotics PBC' }, 'companyName', undefined],
  [
    'an LLC called Inc.',
    { companyEntityType: 'llc', equityType: 'units' },
    'companyName',
    NAME_HINT,
  ],
  [
    'an S corporation',
    { companyEntityType: 's_corporation' },
    'companyEntityType',
    'Preferred shares, or an investor who is not an eligible individual, can end an S election. Ask a tax adviser first.',
  ],
  [
    'an investor who is not accredited',
    { accreditedStatus: 'not_accredited' },
    'accreditedStatus',
    'Selling to a non-accredited investor needs extra disclosure and care. Please see a securities lawyer before signing.',
  ],
  [
    'shares only, with neither cap nor discount',
    { ...PRICE_TERMS.better, liquidationOption: 'convert_only' },
    'liquidationOption',
    NO_BENEFIT,
  ],
  [
    'shares only, with a discount',
    { ...PRICE_TERMS.discount, liquidationOption: 'convert_only' },
    'liquidationOption',
    undefined,
  ],
  ['common shares with a cap', { ...PRICE_TERMS.cap, equityType: 'common' }, 'equityType', COMMON],
  [
    'common shares with a discount',
    { ...PRICE_TERMS.discount, equityType: 'common' },
    'equityType',
    undefined,
  ],
  ['one person on both sides', { investorName: 'tobias  ACHEBE' }, 'authorizedName', SAME_SIGNER],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const found = check({ ...ROBOTS, ...change }).warnings.find((warning) => warning.field === field)
  expect(found?.message).toBe(message)
})

test('an LLC by its full name needs no hint, and an officer may sign for an investing entity', () => {
  const name = { companyName: 'Harborlight Meals Limited Liability Company' }
  expect(check({ ...MEALS, ...name, investorName: 'Elif Brandt' }).warnings).toEqual([])
})

test('the form opens with the defaults of the brief', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    date: TODAY,
    companyState: 'Connecticut',
    companyEntityType: 'c_corporation',
    investorType: 'individual',
    accreditedStatus: '',
    equityType: 'safe_preferred',
    valuationCap: '',
    discountRate: '',
    mfnRight: false,
    proRataRight: false,
    liquidationOption: 'greater_of',
    publicOption: 'automatic_conversion',
    notaryRequired: false,
    signingState: 'Connecticut',
    county: '',
  })
})
