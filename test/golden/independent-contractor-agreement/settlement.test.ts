import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording } from '../../support/golden.ts'
import { STAGES, STUDIO, typedAgreement, typedInstructions, WEBSITE } from './cases.ts'

describe('Illinois, which counts 30 days from the work', () => {
  const answers: Answers = { ...STAGES, state: 'Illinois' }

  test('has no latest day before the 30th where Acceptance comes first', () => {
    expect(typedAgreement(answers)).toContain('May 30, 2027, for Services provided by')
    const monthly: Answers = { ...WEBSITE, state: 'Illinois', payment_frequency: 'monthly' }
    expect(typedAgreement(monthly)).toContain('May 25, 2027, for Services provided by')
  })

  test('is not put off by a late invoice', () => {
    expectWording(typedAgreement(answers), {
      says: ['A late invoice does not lose the right to payment.'],
      omits: ['delays payment'],
    })
    expect(typedAgreement(WEBSITE)).toContain('A late invoice delays payment but')
  })

  test('has no guide to a longer term', () => {
    expect(typedInstructions(answers)).not.toContain('longer than 30 days')
    expect(typedInstructions(STUDIO)).toContain('longer than 30 days')
  })
})

test('California has its sentence on unlawful acts', () => {
  const words = 'Nothing in this agreement prevents you from discussing or disclosing information'
  expect(typedAgreement({ ...WEBSITE, state: 'California' })).toContain(words)
  expect(typedAgreement(WEBSITE)).not.toContain(words)
})

test.each([
  ['Use of unlicensed software', true],
  ['Breach of the license of the shop software', true],
  ['License suspended by the board', false],
  ['Losing the CPA license', false],
])('with %j as a cause, loss of a license is a cause as well: %s', (termination_cause, prints) => {
  const text = typedAgreement({ ...WEBSITE, termination_cause })
  expect(text.includes('Loss of a license that its part')).toBe(prints)
})

test('the guide has the initials of each page', () => {
  expect(typedInstructions(WEBSITE)).toContain('Foot of each page\nInitials\nInitials')
})
