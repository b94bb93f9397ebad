import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { SAUCES } from './cases.ts'

describe('a purpose', () => {
  const errorOf = (purpose: string) =>
    checkAnswers(template, { ...SAUCES, purpose }, { today: '2027-01-18' }).errors[0]?.message

  test.each(['interview', 'a job'])('%j is no sentence', (purpose) => {
    expect(errorOf(purpose)).toMatch(/Please write a sentence/)
  })

  test('of three words may stand', () => {
    expect(errorOf('Quote a price')).toBeUndefined()
  })
})

const errorsOf = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors

test('a name that sounds like a business has to say what it is', () => {
  const open = {
    ...SAUCES,
    disclosingParty: 'Quillmoor Candle Works',
    disclosingSignatory: '',
    disclosingTitle: '',
  }
  expect(errorsOf(open)).toEqual([
    { field: 'disclosingType', message: expect.stringContaining('sounds like a business') },
  ])
  expect(errorsOf({ ...open, disclosingSignatory: 'Ana Ruiz', disclosingTitle: 'Owner' })).toEqual(
    [],
  )
  expect(errorsOf({ ...open, disclosingParty: 'Grace Church' })).toEqual([])
})
