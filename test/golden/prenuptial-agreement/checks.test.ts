import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { APART } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })
const warned = (answers: Answers) => check(answers).warnings.map(({ field }) => field)

describe('answers that may be bought', () => {
  test.each(['', 0, '0', 1, '50'])('a sunset of %j', (sunsetYears) => {
    expect(check({ ...APART, sunsetYears }).errors).toEqual([])
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
