import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { MARISOL } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each([
    'Ana 33.33%; Bo 66.67%',
    'Ana 33.3%; Bo 33.3%; Cy 33.4%',
    'Ana 100 percent',
    'Ana .5%; Bo 99.5%',
    'Ana and Bo in equal shares',
  ])('shares of %j', (residualBeneficiary) => {
    expect(check({ ...MARISOL, residualBeneficiary }).errors).toEqual([])
  })

  test('a spouse may be executor, and a name inside another name is another person', () => {
    expect(check({ ...MARISOL, witness1: 'Elena Satori' }).errors).toEqual([])
  })
})
