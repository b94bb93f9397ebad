import { describe, expect, test } from 'vitest'
import { COVENANT_LAW } from '../../../shared/documents/employment-agreement/covenant-law.ts'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import {
  STATE_NAMES,
  type StateName,
  stateInSentence,
} from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn } from '../../support/golden.ts'
import { agreementText, ENGINEER, instructionsText, SHOP } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)

/** Addresses elsewhere, so that a state's name can only come from its text. */
const CLEAN = {
  employer_entity_type: '',
  employer_address: '1 First Street',
  employee_address: '2 Second Street',
  work_location: '1 First Street',
  non_compete_area: 'within 15 miles',
}

const variants = (state: StateName): Answers[] =>
  [SHOP, ENGINEER].flatMap((base) =>
    [true, false].map((covenants) => ({
      ...base,
      ...CLEAN,
      state,
      notary_county: '',
      non_solicitation: covenants,
      non_compete: covenants ? 'Baking bread' : '',
      non_compete_period: '6',
    })),
  )

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => ({
    answers,
    text: agreementText(answers),
    guide: instructionsText(answers),
  }))

  test('is the only state that the documents name', () => {
    for (const { text, guide } of texts) {
      expect(
        otherStatesIn(`${text}${guide}`.replaceAll(/New York City|Texas Road Boring/g, ''), state),
      ).toEqual([])
    }
  })

  test('has a non-compete or a non-solicitation clause only where the state allows one', () => {
    for (const { answers, text } of texts) {
      const asked = answers.non_solicitation === true
      const { refuses, refusesSolicitation } = COVENANT_LAW[state]
      expect(/^\d+\. Non-Competition$/m.test(text)).toBe(asked && refuses === undefined)
      expect(/^\d+\. Non-Solicitation$/m.test(text)).toBe(
        asked && refusesSolicitation === undefined,
      )
    }
  })

  test('has the supplement of the state, or the general one', () => {
    const own = WITH_NOTES.includes(state)
    for (const { text } of texts) {
      expect(text).toContain(`Exhibit C: State Supplement, ${state}\n`)
      expect(text.includes(`follows the law of ${stateInSentence(state)}. The wage`)).toBe(!own)
    }
  })
})

test('every yearly figure in the guide sends the reader to the current page', () => {
  for (const state of STATE_NAMES) {
    const { instructions } = readStateNotes(template, state)
    for (const { text } of instructions.filter((note) => note.text.includes('$'))) {
      expect(text).toMatch(/check the .*current page|current figures/i)
    }
  }
})

const FINAL: [StateName, string][] = [
  ['Connecticut', 'no later than the next business day if the Employer ends'],
  ['New York', 'no later than the next regular pay day'],
  ['California', 'at once if the Employer ends the employment, and within 72 hours'],
  ['Texas', 'no later than the sixth day after the Separation Date'],
  ['Florida', 'no later than the next regular pay day'],
  ['Massachusetts', 'in full on the same day if the Employer ends'],
  ['Delaware', 'no later than the later of the next regular pay day and three business days'],
  ['Illinois', 'on the Separation Date where possible'],
  ['Washington', 'no later than the end of the pay period'],
  ['Ohio', 'no later than the next regular pay day, whoever ends'],
]

test.each(FINAL)('%s: final wages %s', (state, wording) => {
  expect(agreementText({ ...SHOP, state })).toContain(`final wages ${wording}`)
})

test.each<[StateName, string]>([
  ['California', 'Notice under California Labor Code §§ 2870 to 2872.'],
  ['Illinois', 'Notice to the Employee in Illinois (765 ILCS 1060/2).'],
  ['Washington', 'Notice under RCW 49.44.140.'],
])('%s: the notice on inventions', (state, notice) => {
  expect(agreementText({ ...SHOP, state })).toContain(notice)
  expect(agreementText(SHOP)).not.toContain(notice)
})

test('California prints the sentence of Gov. Code 12964.5 word for word', () => {
  const sentence =
    'Nothing in this agreement prevents you from discussing or disclosing information about unlawful acts in the workplace, such as harassment or discrimination or any other conduct that you have reason to believe is unlawful.'
  expect(agreementText({ ...SHOP, state: 'California' })).toContain(sentence)
  expect(agreementText(SHOP)).not.toContain(sentence)
})
