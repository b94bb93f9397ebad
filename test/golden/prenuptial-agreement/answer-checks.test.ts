import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { TODAY } from '../../support/golden.ts'
import { APART } from './cases.ts'

const MINNESOTA = { ...APART, state: 'Minnesota', marriageDate: '2027-06-20' }

test('Minnesota warns of less than seven days', () => {
  const fields = (agreementDate: string) =>
    checkAnswers(template, { ...MINNESOTA, agreementDate }, { today: TODAY }).warnings.filter(
      ({ message }) => message.startsWith('Minnesota presumes'),
    ).length
  expect([fields('2027-06-13'), fields('2027-06-14')]).toEqual([0, 1])
})

test('own terms with an amount and no payer are a hint', () => {
  const hints = (customAlimony: string) =>
    checkAnswers(
      template,
      { ...APART, alimonyWaiver: 'custom', customAlimony },
      { today: TODAY },
    ).warnings.filter(({ message }) => message.startsWith('Say who pays')).length
  expect([hints('indefinitely, $5,000 a month'), hints('First Party pays $5,000 a month')]).toEqual(
    [1, 0],
  )
})
