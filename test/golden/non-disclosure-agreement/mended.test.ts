import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, instructionsText, ROBOTS, SAUCES } from './cases.ts'

const PERSON: Answers = {
  ...SAUCES,
  receivingParty: 'Ann Lee',
  receivingSignatory: '',
  receivingTitle: '',
}

const ROWS: Row[] = [
  {
    when: 'nobody else may see the information, the discloser may still be spoken with',
    change: {},
    says: [
      "to anyone, except to the Disclosing Party's own people and those whom it names in writing.",
      "The Receiving Party's Representatives act for it",
    ],
  },
  {
    when: 'the receiver is one person, there are no representatives',
    from: PERSON,
    change: {},
    omits: ['Representative'],
  },
  {
    when: 'the receiver is one person, and readers are named',
    from: PERSON,
    change: { sharingExceptions: 'Our accountant' },
    says: ["only to the Disclosing Party's own people and the Permitted Recipients in Exhibit B"],
    omits: ['Representative'],
  },
  {
    when: 'a business may share with named readers',
    from: ROBOTS,
    change: {},
    says: ["the Disclosing Party's own people, its Representatives and the Permitted Recipients"],
  },
  {
    when: 'no email address is asked for, no notice goes there',
    change: {},
    says: ['by tracked courier or by mail that records receipt. It counts on delivery.'],
    omits: ['email address', 'for email'],
  },
  {
    when: 'the receiver works in Washington',
    change: { relationshipType: 'employee', governingLaw: 'Washington' },
    says: ['The worker may also say that a claim about such conduct was settled.'],
  },
]

test.each(ROWS)('when $when', ({ from = SAUCES, change, says = [], omits = [] }) => {
  expectWording(agreementText({ ...from, ...change }), { says, omits })
})

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

test.each([
  ['California', 'Silicon Image'],
  ['Massachusetts', 'D.B. Riley'],
])('the case of %s stands in the guide and not in the contract', (governingLaw, name) => {
  expect(agreementText({ ...SAUCES, governingLaw })).not.toContain(name)
  expect(instructionsText({ ...SAUCES, governingLaw })).toContain(name)
})

test('Washington: the agreement does not hide that a matter of the workplace was settled', () => {
  const text = agreementText({ ...SAUCES, governingLaw: 'Washington' })
  expect(text).toContain('nobody has to keep secret that such a matter was settled')
})
