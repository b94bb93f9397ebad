import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import { normalize } from '../../../shared/documents/template/normalize.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { SHOP } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

test.each(negative)('$name', ({ change, field, message }) => {
  const answers: Answers = { ...SHOP, ...change }
  expect(check(answers).errors).toContainEqual({ field, message })
  expect(check(answers).errors).toHaveLength(1)
})

test.each([
  ['notary_county', ' Hartford County ', 'Hartford'],
  ['pay_amount', '$62,000', '62000'],
  ['pay_amount', '24.5', '24.50'],
])('%s %j is stored as %j', (key, typed, stored) => {
  const field = allFields(template).find((candidate) => candidate.key === key)
  expect(field && normalize(field, typed)).toBe(stored)
})

test('every field of the specification is asked, in six steps', () => {
  const keys = allFields(template).map(({ key }) => key)
  const specified =
    'date employer_name employer_address employee_name employee_address job_title start_date end_type end_date work_location supervisor duties_type duties pay_structure pay_amount pay_details pay_frequency pay_day bonuses hours_per_week start_time end_time work_days overtime benefits vacation_days notice_period confidentiality_exceptions non_compete state signature_date authorized_person authorized_title notary_county'
  expect(keys).toEqual(expect.arrayContaining(specified.split(' ')))
  expect(keys.slice(0, 5)).toEqual(specified.split(' ').slice(0, 5))
  expect(template.steps).toHaveLength(6)
})
