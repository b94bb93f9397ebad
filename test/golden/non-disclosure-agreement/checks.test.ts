import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { SAUCES } from './cases.ts'

const check = (answers: Answers, today = '2027-01-18') => checkAnswers(template, answers, { today })

describe('hints', () => {
  test('a start more than 30 days ahead', () => {
    expect(check(SAUCES, '2026-12-19').warnings).toEqual([])
    expect(check(SAUCES, '2026-12-18').warnings).toEqual([
      {
        field: 'agreementDate',
        message:
          'The agreement starts in the future. Nothing is covered before that date unless it was already shared for the same purpose.',
      },
    ])
  })
})
