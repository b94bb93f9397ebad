import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, PRICE_TERMS, ROBOTS } from './cases.ts'

const errorsIn = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors

test.each([
  [249_000, 0],
  [499_900, 0],
  [500_000, 1],
  [900_000, 1],
])('an investment of %i at a cap of a million has %i error', (investmentAmount, errors) => {
  expect(errorsIn({ ...ROBOTS, investmentAmount, valuationCap: 1_000_000 })).toHaveLength(errors)
})

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

test.each<[string, Answers, string]>([
  [
    'an investor abroad',
    { investorAddress: 'Rua da Alegria 12, Porto, Portugal' },
    'investorAddress',
  ],
  [
    'a trust without a trustee',
    {
      investorType: 'entity',
      investorForm: 'trust',
      accreditedStatus: 'entity',
      investorSignerName: 'Ana Ruiz',
      investorSignerTitle: 'Manager',
    },
    'investorSignerTitle',
  ],
])('%s is remarked on', (_, change, field) => {
  expect(check({ ...ROBOTS, ...change }).warnings.map((warning) => warning.field)).toContain(field)
})

test('a discount that changes nothing is refused', () => {
  expect(check({ ...ROBOTS, discountRate: 0.01 }).errors).toEqual([
    { field: 'discountRate', message: expect.stringContaining('changes nothing') },
  ])
})

test('a capitalization needs a number on each line', () => {
  expect(check({ ...ROBOTS, capitalization: 'Ana Ruiz' }).errors).toEqual([
    { field: 'capitalization', message: expect.stringContaining('End each line') },
  ])
})

test('a choice without a value is remarked on', () => {
  const answers = { ...ROBOTS, ...PRICE_TERMS.better, liquidationOption: 'investor_choice' }
  expect(check(answers).warnings.map(({ field }) => field)).toContain('liquidationOption')
})

test('no variant uses a term that it does not define', () => {
  const TERMS = [
    'Cap Price',
    'Discount Price',
    'Fully Diluted Count',
    'Sale-Time Count',
    'Sale Conversion Price',
    'Share-Value Amount',
  ]
  for (const terms of Object.values(PRICE_TERMS)) {
    for (const liquidationOption of [
      'greater_of',
      'investor_choice',
      'cash_back',
      'convert_only',
    ]) {
      for (const proRataRight of [true, false]) {
        const text = agreementText({ ...ROBOTS, ...terms, liquidationOption, proRataRight })
        for (const term of TERMS) {
          const defined = new RegExp(`^2\\.\\d+ ${term} .*means`, 'm').test(text)
          const uses = text.split(term).length - 1
          expect([term, uses > 0]).toEqual([term, defined])
          if (defined) expect([term, uses > 1]).toEqual([term, true])
        }
      }
    }
  }
})
