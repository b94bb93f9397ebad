import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { ROBOTS } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

test('confidentiality exceptions hold 1,500 characters', () => {
  const field = 'confidentialityExceptions'
  expect(check({ ...ROBOTS, [field]: 'x'.repeat(1500) }).errors).toEqual([])
  expect(check({ ...ROBOTS, [field]: 'x'.repeat(1501) }).errors).toEqual([
    { field, message: 'Please keep this under 1,500 characters' },
  ])
})
