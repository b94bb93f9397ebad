import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { PARENTS } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test('child support of 0 is an amount', () => {
    for (const childSupportAmount of [0, '0', '0.00']) {
      expect(check({ ...PARENTS, childSupportAmount }).errors).toEqual([])
    }
  })
})
