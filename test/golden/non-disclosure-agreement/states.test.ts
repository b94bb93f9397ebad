import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn } from '../../support/golden.ts'
import { agreementText, instructionsText, ROBOTS, SAUCES } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)

/** Addresses elsewhere, so that a state's name can only come from the text. */
const variants = (state: StateName) =>
  [
    { ...SAUCES, relationshipType: 'employee' },
    { ...ROBOTS, receivingPartyAddress: '' },
  ].map((answers) => ({
    ...answers,
    governingLaw: state,
    disclosingPartyAddress: '1 First Street',
    receivingPartyAddress: '2 Second Street',
  }))

test.each(STATE_NAMES)('%s is the only state that the documents name', (state) => {
  for (const answers of variants(state)) {
    const text = agreementText(answers) + instructionsText(answers)
    expect(otherStatesIn(text, state)).toEqual([])
    const isGeneral = text.includes('decides what a promise of secrecy can protect.')
    expect(isGeneral).toBe(!WITH_NOTES.includes(state))
  }
})

describe('the sentence that a state wants for its workers', () => {
  const SENTENCES: [StateName, string][] = [
    ['California', 'Nothing in this agreement prevents you from discussing'],
    ['New York', 'the Attorney General, a local commission on human rights'],
    ['Illinois', 'take part in concerted activity'],
    ['Washington', 'against a clear mandate of public policy'],
    ['Connecticut', 'No one may punish the worker for doing so.'],
  ]

  test.each(SENTENCES)('%s', (governingLaw, sentence) => {
    for (const relationshipType of ['employee', 'contractor']) {
      const text = agreementText({ ...SAUCES, governingLaw, relationshipType })
      expect(text).toContain(sentence)
      const rest = SENTENCES.filter(([state]) => state !== governingLaw)
      for (const [, other] of rest) expect(text).not.toContain(other)
    }
  })

  test.each(SENTENCES)('%s: not for others', (governingLaw, sentence) => {
    expect(agreementText({ ...SAUCES, governingLaw })).not.toContain(sentence)
  })
})

test('New York signs under its own statute', () => {
  const own = "New York's Electronic Signatures and Records Act"
  expect(agreementText({ ...SAUCES, governingLaw: 'New York' })).toContain(own)
  expect(agreementText(SAUCES)).toContain('the electronic signature law of Connecticut')
})

test('the district takes its article', () => {
  const text = agreementText({ ...SAUCES, governingLaw: 'District of Columbia' })
  expect(text).toContain('The law of the District of Columbia governs this Agreement.')
  const guide = instructionsText({ ...SAUCES, governingLaw: 'District of Columbia' })
  expect(text + guide).not.toMatch(/\b(of|for) District of Columbia/)
})

/** Citations that could not be confirmed stay out of every document. */
test.each([
  '134A',
  '35-56',
  '31-40z',
  '31-51m',
  '49.44.211',
  '19.108',
  'ch. 688',
  '542.335',
  '2708',
  '5-1401',
  '1670.11',
  '42-42G',
  'ch. 20',
])('nothing cites %s', (citation) => {
  const all = [template.agreement, template.instructions, template.defaultStateNotes]
  for (const source of [...all, ...Object.values(template.stateNotes)]) {
    expect(source).not.toContain(citation)
  }
})
