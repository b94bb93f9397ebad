import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { TODAY } from '../../support/golden.ts'
import { SHOP } from './cases.ts'

test('Montana says beside the question that a job ends for good cause', () => {
  const { warnings } = checkAnswers(template, { ...SHOP, state: 'Montana' }, { today: TODAY })
  expect(warnings.find(({ field }) => field === 'end_type')?.message).toMatch(/good cause/)
})

test.each([0, 1.5, 53])('severance of %s weeks is refused', (severance_weeks) => {
  const { errors } = checkAnswers(template, { ...SHOP, severance_weeks }, { today: TODAY })
  expect(errors.map(({ field }) => field)).toEqual(['severance_weeks'])
})
