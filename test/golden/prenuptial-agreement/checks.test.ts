import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { APART, LISTED } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })
const warned = (answers: Answers) => check(answers).warnings.map(({ field }) => field)

describe('answers that may be bought', () => {
  test.each([
    ['PN-1', APART, ['party2Counsel', 'deathProvision', 'maritalPropertyDivision']],
    ['PN-2', LISTED, ['alimonyWaiver']],
    ['the sample', template.sampleAnswers, []],
  ])('%s', (_, answers, warnings) => {
    expect(check(answers).errors).toEqual([])
    expect(warned(answers)).toEqual(warnings)
  })

  test.each(['', 0, '0', 1, '50'])('a sunset of %j', (sunsetYears) => {
    expect(check({ ...APART, sunsetYears }).errors).toEqual([])
  })

  test('seven days in California', () => {
    const answers = { ...APART, state: 'California', finalDraftDate: '2027-07-05' }
    expect(check(answers).errors).toEqual([])
  })

  test('the given keys alone', () => {
    const given = Object.entries(APART).filter(
      ([key]) => !/Assets|Debts$|Income|Counsel|county|state|agreementDate|finalDraft/.test(key),
    )
    expect(check(Object.fromEntries(given)).errors).toEqual([])
  })
})

describe('an equalizing payment', () => {
  const payment = { equalizingPayer: 'First Party', equalizingAmount: 25000 }

  test('is more than half where property is divided equally', () => {
    const equal = { ...template.sampleAnswers, maritalPropertyDivision: 'equal-split' }
    expect(warned({ ...template.sampleAnswers, ...payment })).toEqual(['equalizingAmount'])
    expect(warned({ ...equal, ...payment })).toEqual(['equalizingAmount', 'equalizingPayer'])
  })

  test.each(['', '0', '0.00', 'much'])('of %j is refused', (equalizingAmount) => {
    const { errors } = check({ ...APART, ...payment, equalizingAmount })
    expect(errors.map(({ field }) => field)).toEqual(['equalizingAmount'])
  })
})

test.each(negative)('$name', ({ change, field, message }) => {
  expect(check({ ...APART, ...change }).errors[0]).toEqual({ field, message })
})

test('the five specified checks come first, in their order', () => {
  const custom = {
    maritalPropertyDivision: 'custom',
    alimonyWaiver: 'custom',
    debtLiability: 'custom',
    inheritanceProvision: 'custom',
    deathProvision: 'custom',
  }
  expect(
    check(custom)
      .errors.slice(0, 5)
      .map(({ field }) => field),
  ).toEqual([
    'customPropertyDivision',
    'customAlimony',
    'customDebtArrangement',
    'customInheritance',
    'customDeathProvision',
  ])
})

const DISCLOSE =
  'Courts expect each person to disclose assets, debts and income. Write "None" where true.'
const OWN_LAWYER = 'Each person should have a lawyer of their own. A waiver page will be added.'
const CALIFORNIA_ALONE =
  'In California a limit on spousal support does not bind someone who had no lawyer when signing. Name a lawyer or choose "Nothing changed".'
const CALIFORNIA_DATES =
  'Write in both dates before signing: California needs at least 7 days between them.'
const CONDUCT =
  'Courts do not enforce terms about children or personal conduct here. Please check this text.'
const SOON =
  'We suggest signing at least 30 days before the wedding. Courts look at how much time each person had.'
const IN_CALIFORNIA = { state: 'California' }

const HINTS: [string, Answers, string, string | undefined][] = [
  ['29 days', { agreementDate: '2027-08-20' }, 'marriageDate', SOON],
  ['30 days', { agreementDate: '2027-08-19' }, 'marriageDate', undefined],
  [
    'a wedding soon and no day to sign',
    { agreementDate: '', finalDraftDate: '', marriageDate: '2026-12-01' },
    'marriageDate',
    SOON,
  ],
  ['no assets', { party1Assets: '' }, 'party1Assets', DISCLOSE],
  ['no debts named', { party2Debts: ' ' }, 'party2Debts', DISCLOSE],
  ['debts: none', { party2Debts: 'None' }, 'party2Debts', undefined],
  [
    'no income in Connecticut',
    { party2Income: '' },
    'party2Income',
    'Connecticut law looks at disclosure of income too.',
  ],
  ['no income elsewhere', { party2Income: '', state: 'Ohio' }, 'party2Income', undefined],
  [
    'California without the day of the final version',
    { ...IN_CALIFORNIA, finalDraftDate: '' },
    'finalDraftDate',
    CALIFORNIA_DATES,
  ],
  [
    'California without the day of signing',
    { ...IN_CALIFORNIA, agreementDate: '' },
    'agreementDate',
    CALIFORNIA_DATES,
  ],
  ['California, second without a lawyer', IN_CALIFORNIA, 'alimonyWaiver', CALIFORNIA_ALONE],
  [
    'California, only the advised one gives up',
    { ...IN_CALIFORNIA, alimonyWaiver: 'party1-waives' },
    'alimonyWaiver',
    undefined,
  ],
  [
    'California, nothing given up',
    { ...IN_CALIFORNIA, alimonyWaiver: 'no-waiver' },
    'alimonyWaiver',
    undefined,
  ],
  [
    'California, own terms and one lawyer',
    { ...IN_CALIFORNIA, alimonyWaiver: 'custom', customAlimony: 'Five years.' },
    'alimonyWaiver',
    CALIFORNIA_ALONE,
  ],
  ['no lawyer', { party1Counsel: '' }, 'party1Counsel', OWN_LAWYER],
  [
    'New York, support limited',
    { state: 'New York' },
    'alimonyWaiver',
    'New York asks for the figures each person gives up. A worksheet will be added.',
  ],
  [
    'New York, support untouched',
    { state: 'New York', alimonyWaiver: 'no-waiver' },
    'alimonyWaiver',
    undefined,
  ],
  ['fidelity', { additionalProvisions: 'Infidelity costs $10.' }, 'additionalProvisions', CONDUCT],
  ['cheating', { additionalProvisions: 'No cheating.' }, 'additionalProvisions', CONDUCT],
  [
    'custody in own words',
    { debtLiability: 'custom', customDebtArrangement: 'Costs of custody are shared.' },
    'customDebtArrangement',
    CONDUCT,
  ],
  [
    'a counterweight',
    { additionalProvisions: 'The counterweight.' },
    'additionalProvisions',
    undefined,
  ],
  [
    'rights at death untouched',
    { deathProvision: 'no-effect' },
    'maritalPropertyDivision',
    undefined,
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...APART, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('the form opens in Connecticut with no choice made', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    state: 'Connecticut',
    marriageDate: '',
    separatePropertyOption: '',
    maritalPropertyDivision: '',
    debtLiability: '',
    inheritanceProvision: '',
    alimonyWaiver: '',
    deathProvision: '',
    sunsetYears: '',
  })
})
