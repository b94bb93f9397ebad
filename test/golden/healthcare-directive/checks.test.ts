import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { COMFORT, TRIAL } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each(['(860) 555-0142', '+1 860 555 0142', '8605550142', '860.555.0142 ext. 3'])(
    'a phone written as %j',
    (agent_phone) => {
      expect(check({ ...COMFORT, agent_phone }).errors).toEqual([])
    },
  )

  test.each([1, 14, '45', 90])('a trial of %j days', (trial_days) => {
    expect(check({ ...TRIAL, trial_days }).errors).toEqual([])
  })
})
