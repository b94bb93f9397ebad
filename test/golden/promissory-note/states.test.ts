import { describe, expect, test } from 'vitest'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { template } from '../../../shared/documents/promissory-note/index.ts'
import { STATE_LIMITS } from '../../../shared/documents/promissory-note/limits.ts'
import {
  STATE_NAMES,
  type StateName,
  stateInSentence,
} from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn } from '../../support/golden.ts'
import { agreementText, FAMILY, instructionsText } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)

const variants = (state: StateName) =>
  ['personal', 'business'].flatMap((loanPurpose) =>
    ['secured', 'unsecured'].map((securityType) => ({
      ...FAMILY,
      borrowerAddress: '1 First Street',
      lenderAddress: '2 Second Street',
      collateral: 'A tractor, serial no. 88121',
      loanPurpose,
      securityType,
      state,
    })),
  )

/** The row's first sentence, with the marks that are printed. */
const typedTerms = (state: StateName) =>
  (STATE_LIMITS[state].terms.split('. ')[0] ?? '').replaceAll("'", '’')

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => agreementText(answers) + instructionsText(answers))

  test('is the only state that the documents name', () => {
    for (const text of texts) {
      expect(otherStatesIn(text, state)).toEqual([])
    }
  })

  test('prints its own notes or the terms of its row, and sends nobody to look something up', () => {
    const own = WITH_NOTES.includes(state)
    for (const answers of variants(state)) {
      const text = agreementText(answers)
      expect(text.includes(`limits that the law of ${stateInSentence(state)} sets`)).toBe(!own)
      if (!own) expect(text).toContain(typedTerms(state))
      expect(text).not.toMatch(/\bcheck (its|with|the)\b|look up|no special rules/i)
    }
  })
})

test('fees and rates of tax are for the guide, which sends the reader to the current page', () => {
  for (const state of STATE_NAMES) {
    const { requirements, instructions } = readStateNotes(template, state)
    for (const { text } of requirements) expect(text).not.toMatch(/\$0\.|filing fee/)
    for (const { text } of instructions.filter(({ text }) => /\bfee\.|\$0\./.test(text))) {
      expect(text).toMatch(/check (the [\w' ]+'s|its) current page/i)
    }
  }
})

test('the guide speaks of an index only where the limit follows one', () => {
  const guide = (state: StateName) => instructionsText({ ...FAMILY, state })
  for (const state of ['New Mexico', 'Georgia', 'Virginia'] as const) {
    expect(guide(state)).not.toContain('follows an index')
  }
  for (const state of ['Alaska', 'Iowa', 'Montana', 'Tennessee'] as const) {
    expect(guide(state)).toContain('follows an index')
  }
})

test('Georgia keeps financing statements at the superior court', () => {
  const secured = { ...FAMILY, securityType: 'secured', collateral: 'A press, serial no. 88121' }
  expect(instructionsText({ ...secured, state: 'Georgia' })).toContain(
    'with the clerk of the superior court of any county of Georgia',
  )
  expect(instructionsText({ ...secured, state: 'Ohio' })).not.toContain('superior court')
})

test('the note binds the estate of a guarantor of a company', () => {
  const company = {
    ...FAMILY,
    borrowerName: 'Acme Press, LLC',
    borrowerType: 'business',
    borrowerForm: 'llc',
    lenderName: 'Union Fund, LLC',
    lenderType: 'llc',
  }
  expect(agreementText(company)).toContain('This note binds successors.')
  expect(
    agreementText({ ...company, guarantorName: 'Ann Marlow', guarantorType: 'person' }),
  ).toContain('This note binds heirs, estates and successors. “Borrower”, “Guarantor” and “Lender”')
})
