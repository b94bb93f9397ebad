import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { PAIR } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each([
    ['33.33', '66.67'],
    [33.33, 66.67],
    ['99.99', '0.01'],
    ['50.0', 50],
  ])('shares of %s and %s percent', (member1Percentage, member2Percentage) => {
    expect(check({ ...PAIR, member1Percentage, member2Percentage }).errors).toEqual([])
  })

  test.each(['Elm llc', 'Elm L.L.C.', 'Elm Limited Liability Company', 'ELM, LLC'])(
    'the name %j',
    (llcName) => {
      expect(check({ ...PAIR, llcName })).toEqual({ errors: [], warnings: [] })
    },
  )
})
