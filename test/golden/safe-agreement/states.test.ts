import { describe, expect, test } from 'vitest'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import { STATE_NAMES, STATES, stateInSentence } from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn } from '../../support/golden.ts'
import { agreementText, instructionsText, MEALS, ROBOTS } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)

/** Addresses without a state, so that a state's name can only come from its notes. */
const CLEAN = { companyAddress: '1 First Street', investorAddress: '2 Second Street' }

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const agreements = [ROBOTS, MEALS].map((answers) =>
    agreementText({ ...answers, ...CLEAN, companyState: state, notaryRequired: false }),
  )

  test('is the only state that the agreement names', () => {
    for (const text of agreements) {
      expect(text).toContain(`State Terms: ${state}`)
      expect(otherStatesIn(text, state)).toEqual([])
    }
  })

  test('keeps fees for the instructions', () => {
    for (const text of agreements) expect(text).not.toMatch(/\bfee was|percent of the offering/i)
  })

  test('says so when it has no terms of its own', () => {
    const sentence = `The securities law of ${stateInSentence(state)} applies to a sale`
    for (const text of agreements) {
      expect(text.includes(sentence)).toBe(!WITH_NOTES.includes(state))
    }
  })

  test('brings its filings when the investor lives there', () => {
    const companyState = state === 'Ohio' ? 'Texas' : 'Ohio'
    const investorAddress = `2 Second Street, Springfield, ${STATES[state]} 12345`
    const answers = { ...ROBOTS, companyState, investorAddress }
    const guide = instructionsText(answers)
    expect(guide).toContain(`${state}: filings for this investor`)
    expect(agreementText(answers)).toMatch(new RegExp(`Investor’s state: (the )?${state}\\.`))
    const [filing] = readStateNotes(template, state).instructions
    expect(guide).toContain(filing?.text.replaceAll("'", '’'))
  })
})

test('every fee in the guide sends the reader to the current page', () => {
  for (const state of STATE_NAMES) {
    const { instructions } = readStateNotes(template, state)
    for (const { text } of instructions.filter(({ text }) => /\$\d|\bpercent\b/.test(text))) {
      expect(text).toMatch(/check the agency's current page/)
      expect(text).toMatch(/when this was written/i)
    }
  }
})
