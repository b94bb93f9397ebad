import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { WEBSITE } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each(['100', '100.5', '100.00', '0'])('an amount of %j', (payment_amount) => {
    expect(check({ ...WEBSITE, payment_amount }).errors).toEqual([])
  })
})

test.each(['12,500', '$100', '100.', '100.005', '-5', ' 1 0', '1e3', 'USD 100'])(
  'an amount of %j is refused',
  (payment_amount) => {
    expect(check({ ...WEBSITE, payment_amount }).errors).toEqual([
      {
        field: 'payment_amount',
        message: 'Please enter a valid dollar amount (e.g. 100 or 100.00)',
      },
    ])
  },
)
