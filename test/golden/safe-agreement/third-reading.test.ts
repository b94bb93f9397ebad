import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, TODAY } from '../../support/golden.ts'
import { agreementText, illustration, instructionsText, PRICE_TERMS, ROBOTS } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

const NO_PRICE: Answers = {
  ...ROBOTS,
  ...PRICE_TERMS.better,
  liquidationOption: 'investor_choice',
}

test('without a cap or a discount a sale leaves nothing to choose', () => {
  expectWording(agreementText(NO_PRICE), {
    says: [
      'The money back: without a cap or a discount the shares are worth no more',
      'Investor is paid the Money-Back Amount at closing, in cash.',
    ],
    omits: ['Investor chooses, after notice, the money back or the value of the shares'],
  })
  expect(illustration(NO_PRICE).flat().join()).not.toContain('may choose')
  expect(check(NO_PRICE).warnings.map(({ field }) => field)).toContain('liquidationOption')
})

test('a signed SAFE names no deadline that differs by state', () => {
  const text = agreementText({
    ...ROBOTS,
    companyState: 'Utah',
    investorAddress: '8 Elm St, Boise, ID 83702',
  })
  expect(text).toContain('on time and with its fee')
  expect(text).not.toContain('in most states')
})

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

test('a capitalization adds up, and the consent and the data sheet are added', () => {
  const answers: Answers = {
    ...ROBOTS,
    capitalization: 'Ana Ruiz, common, 4,000,000\nOption pool - 1000000',
    boardConsent: true,
    formDSheet: true,
  }
  expectWording(agreementText(answers), {
    says: ['Ana Ruiz, common\n4,000,000', 'Total\n5,000,000', 'Consent of the Board of Directors'],
  })
  expect(instructionsText(answers)).toContain('Data sheet for Form D')
  expect(check({ ...ROBOTS, capitalization: 'Ana Ruiz' }).errors).toEqual([
    { field: 'capitalization', message: expect.stringContaining('End each line') },
  ])
})
