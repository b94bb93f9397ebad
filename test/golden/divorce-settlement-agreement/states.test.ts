import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import { readStateNotes } from '../../../shared/documents/state-notes.ts'
import { agreementText, COUPLE, instructionsText, PARENTS, STATES } from './cases.ts'

/** Addresses elsewhere, so that a state's name can only come from its own rules. */
const CLEAN = {
  spouse1Address: '1 First Street',
  spouse2Address: '2 Second Street',
  marriageLocation: 'Lisbon, Portugal',
  courtInfo: '',
}

const variants = (state: string) =>
  [PARENTS, COUPLE].flatMap((answers) =>
    ['yes', 'no'].map((alimonyModifiable) => ({ ...answers, ...CLEAN, alimonyModifiable, state })),
  )

describe.each(STATES)('%s', (state) => {
  const texts = variants(state).map((answers) => ({
    text: agreementText(answers),
    guide: instructionsText(answers),
  }))

  test('is the only state that the documents name', () => {
    for (const { text, guide } of texts) {
      expect(text).toContain(`${state} Law Provisions`)
      for (const other of STATES.filter((name) => name !== state)) {
        expect(text + guide).not.toContain(other)
      }
    }
  })

  test('keeps fees for the instructions, with the page to check', () => {
    for (const { text, guide } of texts) {
      expect(text).not.toMatch(/\bfee (was|of)\b|index number/)
      expect(guide).toMatch(/when this was written.*Check the (clerk|court)’s current page/)
    }
  })

  test('has its facts checked', () => {
    const { introduction, requirements, instructions } = readStateNotes(template, state)
    expect(introduction.join(' ')).not.toBe('')
    expect(requirements.length).toBeGreaterThanOrEqual(4)
    for (const note of [...requirements, ...instructions]) {
      expect(note.checked).toBe('2026-11-21')
      expect(note.text).not.toBe('')
    }
  })
})

type Row = {
  state: (typeof STATES)[number]
  localName: string
  says: string[]
  withChildren: string[]
  fixed: string
  waived: string
}

/** What each state's court expects to read. */
const ROWS: Row[] = [
  {
    state: 'Connecticut',
    localName: 'Dissolution Agreement',
    says: ['judgment of dissolution', 'incorporated in the Judgment by reference', '§ 46b-67'],
    withChildren: ['§ 46b-56c', 'governed by clause 18.4'],
    fixed: 'For the purposes of § 46b-86 the spouses state plainly',
    waived: 'Neither spouse asks for alimony.',
  },
  {
    state: 'New York',
    localName: 'Stipulation of Settlement',
    says: ['does not merge in it', '§ 236(B)(3)', 'religious barrier', '§ 309-a'],
    withChildren: ['Share of combined income\n25 percent', '$193,000', 'normally the age of 21'],
    fixed: 'Amount and length are fixed.',
    waived: 'None; both waive',
  },
  {
    state: 'Massachusetts',
    localName: 'Separation Agreement',
    says: ['judgment of divorce nisi', 'Neither spouse may remarry', 'Survive'],
    withChildren: ['Custody, parenting time and child support\nMerge'],
    fixed: 'Alimony\nSurvives',
    waived: 'Waiver of alimony\nSurvives',
  },
  {
    state: 'California',
    localName: 'Marital Settlement Agreement',
    says: ['community property included', 'merged in the Judgment', '§ 2104', 'six months'],
    withChildren: ['Declarations on child support', 'visitation (parenting time)'],
    fixed: 'and has no power to change its amount or length',
    waived: 'power to award spousal support to either spouse ends with the Judgment',
  },
  {
    state: 'Florida',
    localName: 'Marital Settlement Agreement',
    says: ['irretrievably broken', 'does not merge in it', '☐ physical presence'],
    withChildren: ['are the parenting plan', 'shared parental responsibility', '§ 61.13'],
    fixed: '☐ durational',
    waived: 'future alimony from the other',
  },
  {
    state: 'Texas',
    localName: 'Agreement Incident to Divorce',
    says: ['insupportable', '§ 7.006', 'NOT SUBJECT TO REVOCATION', '☐ Tick only if you signed'],
    withChildren: ['joint managing conservators', 'exclusive right to fix', 'withholding'],
    fixed: 'owed as a contract',
    waived: 'future spousal maintenance from the other',
  },
]

test.each(ROWS)('$state in its own words', (row) => {
  const parents = agreementText({ ...PARENTS, state: row.state })
  const fixed = agreementText({ ...PARENTS, state: row.state, alimonyModifiable: 'no' })
  const couple = agreementText({ ...COUPLE, state: row.state })
  expect(parents.split('\n')[1]).toBe(row.localName)
  for (const wording of row.says) {
    expect(parents).toContain(wording)
    expect(couple).toContain(wording)
  }
  for (const wording of row.withChildren) {
    expect(parents).toContain(wording)
    expect(couple).not.toContain(wording)
  }
  expect(fixed).toContain(row.fixed)
  expect(couple).toContain(row.waived)
})

test('sole custody in Texas names both conservators', () => {
  const text = agreementText({
    ...PARENTS,
    state: 'Texas',
    custodyArrangement: 'sole_spouse2',
  })
  expect(text).toContain(
    'Spouse 2 is sole managing conservator and Spouse 1 is possessory conservator.',
  )
})

test.each([
  ['', '17, 25, 29, 31 or at least 35 percent'],
  ['A.', '17 percent'],
  ['A.\nB.\nC.\nD.', '31 percent'],
  ['A.\nB.\nC.\nD.\nE.\nF.', 'at least 35 percent'],
])('New York takes the share for the children listed: %j', (childrenDetails, share) => {
  const text = agreementText({ ...PARENTS, state: 'New York', childrenDetails })
  expect(text).toContain(`Share of combined income\n${share}`)
})
