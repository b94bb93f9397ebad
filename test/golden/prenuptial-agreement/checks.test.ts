import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { APART } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })
const warned = (answers: Answers) => check(answers).warnings.map(({ field }) => field)

describe('answers that may be bought', () => {
  test.each(['', 0, '0', 1, '50'])('a sunset of %j', (sunsetYears) => {
    expect(check({ ...APART, sunsetYears }).errors).toEqual([])
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
