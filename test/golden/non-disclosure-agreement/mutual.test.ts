import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording } from '../../support/golden.ts'
import { agreement, agreementText, instructionsText, ROBOTS, SAUCES } from './cases.ts'

const BOTH: Answers = { ...SAUCES, mutual: true }

describe('a mutual agreement', () => {
  test('binds each party for what it receives', () => {
    expectWording(agreementText(BOTH), {
      says: [
        'First Party\nThimble Cove Sauces, LLC',
        'Direction\nMutual: each party protects what the other shares',
        'Mystic, CT 06355 (the "First Party"), and Norwich River Packing Co.',
        'A party is the "Disclosing Party" for the information that it shares and the "Receiving Party" for the information that it receives',
        'Second Party: Norwich River Packing Co.\nBy (signature)',
        'Each party signs a certificate of its own for what it received.',
      ],
      omits: [
        '(the "Disclosing Party")',
        '(the "Receiving Party")',
        "protects only the Disclosing Party's information",
        'Disclosing Party: Thimble Cove',
      ],
    })
    expect(agreement(BOTH).initials).toEqual(['First Party', 'Second Party'])
  })

  test('says whose item is listed, and who signs the additions', () => {
    expectWording(agreementText({ ...ROBOTS, mutual: true }), {
      says: ['An item belongs to the party that shares it.', 'Date\nFirst Party\nSecond Party\n'],
    })
  })

  test('has representatives when either party is a business', () => {
    const person = { receivingParty: 'Ann Lee', receivingSignatory: '', receivingTitle: '' }
    expect(agreementText({ ...BOTH, ...person })).toContain('Representative means')
    expect(agreementText({ ...SAUCES, ...person })).not.toContain('Representative means')
  })

  test('has a guide for both', () => {
    expectWording(instructionsText(BOTH), {
      says: ['Both sides are protected.', 'First party', 'Signs one at the end, not now'],
      omits: ['Decide whether one way is enough.', 'the disclosing party,'],
    })
    expect(instructionsText(BOTH).match(/^\d+\. /gm)).toHaveLength(14)
  })

  test('is not told that the form protects one side', () => {
    const purpose = 'To exchange plans for a joint product'
    const warnings = (answers: Answers) =>
      checkAnswers(template, { ...answers, purpose }, { today: '2027-01-18' }).warnings
    expect(warnings(SAUCES)).toHaveLength(1)
    expect(warnings(BOTH)).toEqual([])
  })
})

test('an unused choice changes nothing', () => {
  expect(agreementText({ ...SAUCES, mutual: false })).toBe(agreementText(SAUCES))
})
