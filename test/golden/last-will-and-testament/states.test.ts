import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { readStateNotes } from '../../../shared/documents/state-notes.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/states.ts'
import { agreementText, instructionsText, MARISOL, OWEN } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)

/** Addresses elsewhere, so that a state's name can only come from its own rules. */
const AT_HOME = { ...MARISOL, executorAddress: '1 First Street' }

/** "Virginia" stands inside "West Virginia", "Kansas" inside "Arkansas". */
const names = (state: StateName) => new RegExp(`(?<!West )\\b${state}\\b`)

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const text = agreementText({ ...AT_HOME, state })
  const guide = instructionsText({ ...AT_HOME, state })

  test('is the only state that the documents name', () => {
    const others = STATE_NAMES.filter((name) => name !== state && !state.includes(name))
    for (const other of others) expect(text + guide).not.toMatch(names(other))
  })

  test('keeps statutes about rights and taxes for the guide', () => {
    expect(text).not.toMatch(/percent|exemption|elective/i)
  })

  test('governs the will', () => {
    expect(text).toMatch(new RegExp(`The law of (the )?${state} governs this will`))
  })
})

type Signing = { state: StateName; says: string[]; omits: string[] }

const JURAT = 'Sworn to and signed before me by both witnesses'
const BOTH = 'Affidavit of the Testator and the Witnesses'

/** Who swears, before whom, and what only this state's statement says. */
const SIGNING: Signing[] = [
  {
    state: 'Connecticut',
    says: ['Affidavit of the Witnesses', '§ 45a-285', JURAT, 'Commissioner of the Superior Court'],
    omits: [BOTH, 'penalty of perjury', 'penalties'],
  },
  {
    state: 'New York',
    says: [
      'Affidavit of the Witnesses',
      'signed this document at its end',
      'within 30 days of the other, and adds a home address',
      'The testator told me aloud',
      'could read, write and understand English.',
      JURAT,
    ],
    omits: [BOTH, 'Commissioner'],
  },
  {
    state: 'California',
    says: [
      'Each of us understands that this document is the testator’s will.',
      'duress, menace, fraud or undue influence',
      'under penalty of perjury under the laws of the State of California',
      'Place: [Place]',
    ],
    omits: ['Affidavit', 'Notary', 'sworn', 'County of'],
  },
  {
    state: 'Texas',
    says: [
      BOTH,
      'I appoint my Executor as independent executor.',
      'at least 14 years old',
      'Subscribed and acknowledged before me by the testator, and subscribed and sworn to',
    ],
    omits: ['Personal Representative'],
  },
  {
    state: 'Florida',
    says: [BOTH, 'physical presence', 'Personally known', 'Powers of the Personal Representative'],
    omits: ['as my Executor', 'independent executor', 'online notarization'],
  },
  {
    state: 'Massachusetts',
    says: [
      BOTH,
      'Commonwealth of Massachusetts',
      'presence and hearing',
      'as my Personal Representative.',
    ],
    omits: ['as my Executor', 'State of Massachusetts'],
  },
  {
    state: 'Delaware',
    says: [BOTH, '12 Del. C. § 1305', 'my free and voluntary act', 'as my Executor.'],
    omits: ['independent executor'],
  },
  {
    state: 'Nevada',
    says: ['Affidavit of the Witnesses', 'NRS 133.050', 'of full age', 'NRS 133.045', JURAT],
    omits: [BOTH, 'penalty of perjury'],
  },
  { state: 'Ohio', says: [BOTH, 'State of Ohio', 'County of Hartford'], omits: ['Del. C.', 'NRS'] },
  { state: 'Louisiana', says: [BOTH, 'Parish of Hartford'], omits: ['County of'] },
  {
    state: 'District of Columbia',
    says: ['The law of the District of Columbia governs'],
    omits: ['State of District', 'County of'],
  },
]

test.each(SIGNING)('signing in $state', ({ state, says, omits }) => {
  const text = agreementText({ ...MARISOL, state })
  for (const wording of says) expect(text).toContain(wording)
  for (const wording of omits) expect(text).not.toContain(wording)
})

test('a list of belongings binds only where the law says so', () => {
  const list = (state: string) =>
    agreementText({ ...OWEN, state }).match(/I may leave a list.*/)?.[0]
  expect(list('Connecticut')).toContain('binds nobody: all my gifts are in this will')
  expect(list('Nevada')).toContain('NRS 133.045')
  expect(list('Ohio')).toContain('except so far as the law')
})

test('nine sources of notes, each with its facts checked', () => {
  expect(WITH_NOTES).toHaveLength(8)
  for (const state of [...WITH_NOTES, 'Ohio' as const]) {
    const { introduction, requirements, instructions } = readStateNotes(template, state)
    expect(introduction.join(' ')).not.toBe('')
    expect(requirements.length).toBeGreaterThan(1)
    expect(instructions.length).toBeGreaterThan(0)
    for (const note of [...requirements, ...instructions]) {
      expect(note.checked).toBe('2026-11-21')
      expect(note.text).not.toBe('')
    }
  }
})

test('every tax figure sends the reader to the current page', () => {
  for (const state of STATE_NAMES) {
    const taxes = readStateNotes(template, state).instructions.filter(({ text }) =>
      /\btax\b/.test(text),
    )
    for (const { text } of taxes) expect(text).toMatch(/check .*current page/i)
  }
})

test('what is not confirmed stays out', () => {
  const all = STATE_NAMES.flatMap((state) => {
    const { introduction, requirements, instructions } = readStateNotes(template, state)
    const notes = [...requirements, ...instructions]
    return [...introduction, ...notes.flatMap(({ text, cite = '' }) => [text, cite])]
  }).join('\n')
  expect(all).not.toMatch(
    /1406|254\.002|401\.001|732\.4015|Register of Wills|45a-27[0-9]|45a-44[01]|45a-23[0-9]|45a-334|\$2 million|\$40,000/,
  )
})
