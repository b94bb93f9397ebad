import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/promissory-note/index.ts'
import { readStateNotes } from '../../../shared/documents/state-notes.ts'
import { STATE_NAMES, type StateName, stateInSentence } from '../../../shared/documents/states.ts'
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

/** "Virginia" stands inside "West Virginia", "Kansas" inside "Arkansas". */
const names = (state: StateName) => new RegExp(`(?<!West )\\b${state}\\b`)

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => agreementText(answers) + instructionsText(answers))

  test('is the only state that the documents name', () => {
    const others = STATE_NAMES.filter((name) => name !== state && !state.includes(name))
    for (const text of texts) {
      for (const other of others) expect(text).not.toMatch(names(other))
    }
  })

  test('says so when it has no rules of its own', () => {
    const own = WITH_NOTES.includes(state)
    const sentence = `No special rules have been added for ${stateInSentence(state)}; check its limits on interest`
    for (const text of texts) expect(text.includes(sentence)).toBe(!own)
  })
})

test('nine sources of notes, each with its facts checked', () => {
  expect(WITH_NOTES).toHaveLength(8)
  for (const state of [...WITH_NOTES, 'Ohio' as const]) {
    const { introduction, requirements, instructions } = readStateNotes(template, state)
    expect(introduction.join(' ')).not.toBe('')
    expect(requirements.length).toBeGreaterThan(0)
    for (const note of [...requirements, ...instructions]) {
      expect(note.checked).toBe('2026-11-21')
      expect(note.text).not.toBe('')
    }
  }
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
