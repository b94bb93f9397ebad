import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { readStateNotes } from '../../../shared/documents/state-notes.ts'
import { STATE_NAMES, type StateName, stateInSentence } from '../../../shared/documents/states.ts'
import { APART, agreementText, instructionsText, LISTED } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)

/** Addresses and a county elsewhere, so that a state's name can only come from the text. */
const variants = (state: StateName) =>
  [APART, LISTED].flatMap((answers) =>
    ['both-waive', 'no-waiver'].map((alimonyWaiver) => ({
      ...answers,
      alimonyWaiver,
      state,
      county: 'Greene',
      party1Address: '1 First Street',
      party2Address: '2 Second Street',
    })),
  )

/** "Virginia" stands inside "West Virginia". */
const names = (state: StateName) => new RegExp(`(?<!West )\\b${state}\\b`)

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => agreementText(answers) + instructionsText(answers))

  test('is the only state that the documents name', () => {
    const others = STATE_NAMES.filter((name) => name !== state && !state.includes(name))
    for (const text of texts) for (const other of others) expect(text).not.toMatch(names(other))
  })

  test('says so when it has no rules of its own', () => {
    const sentence = `This document names no statute of ${stateInSentence(state)}`
    for (const text of texts) {
      expect(text.includes(sentence)).toBe(!WITH_NOTES.includes(state))
    }
  })
})

test('nine sources of notes, each with its facts checked', () => {
  expect(WITH_NOTES).toHaveLength(8)
  for (const state of [...WITH_NOTES, 'Ohio' as const]) {
    const { introduction, requirements, instructions } = readStateNotes(template, state)
    expect(introduction.join(' ')).not.toBe('')
    expect(requirements.length).toBeGreaterThan(0)
    expect(instructions.length).toBeGreaterThan(0)
    for (const note of [...requirements, ...instructions]) {
      expect(note.checked).toBe('2026-11-21')
      expect(note.text).not.toBe('')
    }
  }
})

test.each([
  ['Connecticut', 'in Greene County'],
  ['Louisiana', 'in Greene Parish'],
])('the guide for %s places the signing %s', (state, place) => {
  expect(instructionsText({ ...APART, state, county: 'Greene' })).toContain(place)
})
