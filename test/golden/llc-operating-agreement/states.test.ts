import { describe, expect, test } from 'vitest'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { agreementText, instructionsText, PAIR, SOLE } from './cases.ts'

/** What only this state's agreement says, with two members and a manager. */
const STATES = [
  [
    'Connecticut',
    'Operating Agreement',
    ['at least two-thirds of the Percentage Interests', '§ 34-255i'],
  ],
  [
    'Delaware',
    'Limited Liability Company Agreement',
    ['18-1101(b)', '§ 18-603', 'yearly tax due on June 1'],
  ],
  ['New York', 'Operating Agreement', ['section 417(a)', 'biennial statement']],
  ['California', 'Operating Agreement', ['§ 17701.10', '§ 17704.09', 'annual tax', 'Exhibit 3']],
  ['Florida', 'Operating Agreement', ['§ 605.0105', 'annual report by May 1']],
  ['Texas', 'Company Agreement', ['section 101.054', '§ 101.107', 'by May 15', 'Exhibit 3']],
  ['Nevada', 'Operating Agreement', ['NRS 86.286', 'state business license', 'Exhibit 3']],
] as const

/** Addresses elsewhere, so that a state's name can only come from the text. */
const CLEAN = {
  principalOffice: '1 First Street',
  member1Address: '1 First Street',
  member2Address: '2 Second Street',
  registeredAgent: '',
}

const COMMUNITY = ['California', 'Texas', 'Nevada']

describe.each(STATES)('%s', (state, title, wordings) => {
  const pair = { ...PAIR, ...CLEAN, state }
  const sole = { ...SOLE, ...CLEAN, state, signingState: state }
  const text = agreementText(pair)
  const all = [text, agreementText(sole), instructionsText(pair), instructionsText(sole)]

  test('calls the agreement by its name', () => {
    expect(text.split('\n')[0]).toBe(title)
  })

  test.each(wordings)('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('is the only state that the documents name', () => {
    const others = STATE_NAMES.filter((name) => name !== state && name !== 'Washington')
    for (const each of all) {
      for (const other of others) expect(each).not.toMatch(new RegExp(`\\b${other}\\b`))
    }
  })

  test('asks for a spouse only where the law gives one a share', () => {
    expect(text.includes('Exhibit 3')).toBe(COMMUNITY.includes(state))
  })
})

/** The amounts that the golden cases want in the agreement's own state guide. */
const NAMED: Record<string, readonly string[]> = { Connecticut: ['$80'], 'New York': ['$50', '$9'] }

test.each(STATES)('the state guide of %s leaves other amounts to the instructions', (state) => {
  const guide = agreementText({ ...PAIR, ...CLEAN, state }).split('State Guide: ')[1]
  expect(guide).toMatch(/Filing and dates\n• /)
  expect(guide?.match(/\$[\d,.]*\d/g) ?? []).toEqual(NAMED[state] ?? [])
  expect(instructionsText({ ...PAIR, ...CLEAN, state })).toMatch(/when this was written/i)
})

test('every amount of money is dated, or sends the reader to the current page', () => {
  for (const [state] of STATES) {
    const { requirements, instructions } = readStateNotes(template, state)
    expect(requirements.map(({ text }) => text).join(' ')).not.toContain('$')
    for (const { text } of instructions.filter((note) => note.text.includes('$'))) {
      expect(text).toMatch(/when this was written|check the .+ current page/i)
    }
  }
})

describe('a state without an article of its own', () => {
  test.each([
    ['Ohio', ['the limited liability company act of Ohio, as amended']],
    ['Arizona', ['A.R.S. § 29-3201(G)', 'Maricopa']],
    ['Nebraska', ['for three weeks']],
    ['South Carolina', ['chapter 33-44', 'The duty of loyalty']],
    ['Hawaii', ['chapter 428', 'may not end the duty']],
    ['District of Columbia', ['limited liability company act of the District of Columbia']],
  ] as const)('%s', (state, wordings) => {
    for (const answers of [PAIR, SOLE]) {
      const text = agreementText({ ...answers, ...CLEAN, state })
      const flat = text.replace('S.C. Code § 33-44-101', 'chapter 33-44')
      for (const wording of wordings) expect(flat).toContain(wording)
      expect(text).toContain('Nothing here ends good faith and fair dealing')
      expect(text).not.toMatch(/\b(check|look for|ask the|verify)\b/i)
    }
  })
})

test('the note on spouses who own the whole company is for spouses who may own it', () => {
  const NOTE = 'Rev. Proc. 2002-69'
  const idaho = { ...PAIR, ...CLEAN, state: 'Idaho', taxTreatment: 'default' }
  expect(instructionsText(idaho)).toContain(NOTE)
  const trust = { member2Name: 'Ostrander Family Trust', member2Type: 'company' }
  expect(instructionsText({ ...idaho, ...trust })).not.toContain(NOTE)
})

test('the percentages govern the value only where the end is divided by them', () => {
  const equal = { ...PAIR, taxTreatment: 'default', profitSplitRule: 'equal shares' }
  const text = (dissolutionSplit: string) => agreementText({ ...equal, dissolutionSplit })
  expect(text('ownership percentage')).toContain('the value of the Interests')
  expect(text('equal shares')).not.toContain('the value of the Interests')
})

test.each([
  ['Ohio', false],
  ['District of Columbia', false],
  ['Hawaii', true],
  ['Nebraska', true],
  ['Delaware', true],
] as const)(
  '%s: a state guide is printed only where the state has rules of its own',
  (state, has) => {
    for (const answers of [PAIR, SOLE]) {
      expect(agreementText({ ...answers, ...CLEAN, state }).includes('State Guide')).toBe(has)
    }
  },
)
