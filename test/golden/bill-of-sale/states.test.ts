import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { readStateNotes } from '../../../shared/documents/state-notes.ts'
import { STATE_NAMES, type StateName, stateInSentence } from '../../../shared/documents/states.ts'
import { agreementText, CAR, instructionsText } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)
const KINDS = ['vehicle', 'vessel', 'trailer', 'equipment', 'animal', 'other']

/** Addresses elsewhere, so that a state's name can only come from its notice. */
const CLEAN = { ...CAR, seller_address: '1 First Street', buyer_address: '2 Second Street' }

const variants = (state: StateName) =>
  KINDS.flatMap((item_type) =>
    [true, false].flatMap((seller_in_business) =>
      ['as_is', 'warranty'].map((condition_type) => ({
        ...CLEAN,
        state,
        item_type,
        seller_in_business,
        condition_type,
        warranty_details: 'The engine, for 90 days.',
      })),
    ),
  )

/** "Virginia" stands inside "West Virginia", "Kansas" inside "Arkansas". */
const names = (state: StateName) => new RegExp(`(?<!West )\\b${state}\\b`)

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => ({
    answers,
    text: agreementText(answers),
    guide: instructionsText(answers),
  }))

  test('is the only state that the documents name', () => {
    const others = STATE_NAMES.filter((name) => name !== state && !state.includes(name))
    for (const { text, guide } of texts) {
      for (const other of others) expect(text + guide).not.toMatch(names(other))
    }
  })

  test('never says "as is" beside a warranty', () => {
    for (const { answers, text, guide } of texts) {
      const sold = /\bas[ -]is\b/i.test(text + guide)
      expect(sold).toBe(answers.condition_type === 'as_is')
    }
  })

  test('keeps rates and fees for the instructions', () => {
    for (const { text } of texts) expect(text).not.toMatch(/(tax|fee) was|percent when/i)
  })

  test('says so when it has no rules of its own', () => {
    const own = WITH_NOTES.includes(state)
    const sentence = `No special rules have been added for ${stateInSentence(state)}; check with its motor vehicle agency and tax department.`
    for (const { text } of texts) expect(text.includes(sentence)).toBe(!own)
  })
})

test('nine sources of notes, each with its facts checked', () => {
  expect(WITH_NOTES).toHaveLength(8)
  for (const state of [...WITH_NOTES, 'Ohio' as const]) {
    const { introduction, requirements, instructions } = readStateNotes(template, state)
    expect(introduction.join(' ')).not.toBe('')
    expect(instructions.length).toBeGreaterThan(0)
    for (const note of [...requirements, ...instructions]) {
      expect(note.checked).toBe('2026-11-21')
      expect(note.text).not.toBe('')
    }
  }
})

test('every amount of money in the guide sends the reader to the current page', () => {
  for (const state of STATE_NAMES) {
    const { instructions } = readStateNotes(template, state)
    const rates = instructions.filter(({ text }) => /\bpercent\b|\$[\d,]+ in all/.test(text))
    for (const { text } of rates) expect(text).toMatch(/check the agency's current page/i)
  }
})
