import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import { DIVORCE_STATES } from '../../../shared/documents/divorce-settlement-agreement/state-law.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES, stateInSentence } from '../../../shared/documents/toolbox/states.ts'
import { TODAY } from '../../support/golden.ts'
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

const FLOOR_STATES = STATE_NAMES.filter(
  (name) => !DIVORCE_STATES.some((own) => own === name) && name !== 'Louisiana',
)

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe.each(FLOOR_STATES.map((state) => [state]))('%s, a floor under it', (state) => {
  const parents = agreementText({ ...PARENTS, ...CLEAN, state })
  const couple = agreementText({ ...COUPLE, ...CLEAN, state })
  const guide = instructionsText({ ...PARENTS, ...CLEAN, state })

  test('has an article of its law, and no words of another state', () => {
    expect(parents).toContain(`${state} Law Provisions`)
    expect(parents).toContain('acknowledges it before a notary')
    expect(parents).toContain('42 U.S.C. § 667(b)')
    expect(couple).not.toContain('42 U.S.C. § 667(b)')
    for (const other of STATES) expect(parents + couple + guide).not.toContain(other)
    expect(parents).not.toMatch(/Terms the state requires|undefined/)
  })

  test('sends nobody to a clerk in the signed paper', () => {
    for (const text of [parents, couple]) {
      expect(text).not.toMatch(/ask the clerk|ask a lawyer|look up|check the|current page/i)
    }
    expect(guide).toContain('Ask the clerk for the dates of your case.')
    expect(guide.match(/^\d+\. /gm)).toHaveLength(12)
  })

  test('names the state in sentences', () => {
    expect(parents).toContain(`The law of ${stateInSentence(state)} governs.`)
    expect(check({ ...PARENTS, state }).errors).toEqual([])
  })
})

test('Louisiana is refused', () => {
  const { errors } = check({ ...PARENTS, state: 'Louisiana' })
  expect(errors.map(({ field }) => field)).toEqual(['state'])
  expect(errors[0]?.message).toMatch(/partition/)
})

test.each([
  ['North Carolina', /certifying officer as defined in G\.S\. 52-10\(b\)/],
  ['New Mexico', /acknowledged or proved in like manner as a grant of land/],
  ['Tennessee', /^Marital Dissolution Agreement$/m],
  ['Tennessee', /A judgment does not bind creditors: .* close or freeze joint accounts/],
  ['Nebraska', /counted from the day it becomes final, which is 30 days after it is entered/],
  ['Vermont', /90 days after the decree nisi/],
  ['Rhode Island', /not before three months after the decision/],
  ['District of Columbia', /30 days to appeal have passed/],
  ['Wisconsin', /Neither spouse may marry anywhere for six months/],
  ['Arizona', /Community property\. Both spouses know/],
])('%s prints what was read of its law', (state, words) => {
  expect(agreementText({ ...PARENTS, ...CLEAN, state })).toMatch(words)
})

test('Tennessee warns that its notice on creditors is not printed word for word', () => {
  expect(template.coverage?.Tennessee.kind).toBe('warn')
  const answers = { ...PARENTS, ...CLEAN, state: 'Tennessee' }
  expect(instructionsText(answers)).toContain('the notice on creditors of Tenn. Code § 36-4-134')
  expect(agreementText(answers)).not.toContain('36-4-134')
})

test('the age at which child support ends is named, or has a line where it was not read', () => {
  const line = /The age or event that the guideline of Georgia names: \[Age or event\]/
  const georgia = { ...PARENTS, ...CLEAN, state: 'Georgia' }
  expect(agreementText(georgia)).toMatch(line)
  expect(instructionsText(georgia)).toContain('Write the age or event at which child support ends')
  expect(agreementText({ ...georgia, childSupportDuration: 'age_21' })).not.toContain(
    'Age or event',
  )
  for (const state of ['California', 'Connecticut', 'Florida', 'Texas']) {
    for (const childSupportDuration of ['state_law', 'age_23_student']) {
      const answers = { ...PARENTS, state, childSupportDuration }
      expect(agreementText(answers)).toMatch(/age or event (of that law )?is 18\b/)
      expect(agreementText(answers) + instructionsText(answers)).not.toMatch(
        /age or event at which child|Age or event\]/,
      )
    }
  }
})

test('too short a time apart is warned of with the day on which it ends', () => {
  const { warnings } = check({
    ...PARENTS,
    state: 'Arkansas',
    separationDate: '2026-03-01',
    filingDate: '',
  })
  expect(warnings).toContainEqual({
    field: 'separationDate',
    message:
      'Arkansas grants a divorce without fault only after a time of living apart: by your date not before September 1, 2027.',
  })
})

test('a covenant marriage and a waiver of child support are refused', () => {
  const covenant = check({ ...PARENTS, state: 'Arizona', covenantMarriage: true })
  expect(covenant.errors.map(({ field }) => field)).toEqual(['covenantMarriage'])
  const waiver = check({ ...PARENTS, additionalTerms: 'Spouse 1 waives all child support.' })
  expect(waiver.errors.map(({ field }) => field)).toEqual(['additionalTerms'])
})

const NEW_YORK = { ...PARENTS, state: 'New York', hasAlimony: false }

test.each([
  [
    'no children',
    { hasChildren: false, spouse1Income: 100000, spouse2Income: 50000 },
    /maintenance\n\$833\.33 a month from Spouse 1/,
  ],
  [
    'the payer over the cap',
    { hasChildren: false, spouse1Income: 300000, spouse2Income: 0 },
    /maintenance\n\$6,025\.00 a month from Spouse 1/,
  ],
  [
    'equal incomes',
    { hasChildren: false, spouse1Income: 90000, spouse2Income: 90000 },
    /maintenance\nNone/,
  ],
  [
    'a low income',
    { hasChildren: false, spouse1Income: 30000, spouse2Income: 0 },
    /maintenance\n\[Dollars and payer\]/,
  ],
  [
    'one child over the cap',
    { childrenDetails: 'A.', spouse1Income: 100000, spouse2Income: 150000 },
    /Presumed amount\n\$1,640\.50 a month from Spouse 2 on income up to the cap/,
  ],
  [
    'five children',
    { childrenDetails: 'A.\nB.\nC.\nD.\nE.', spouse1Income: 0, spouse2Income: 60000 },
    /Presumed amount\nAt least \$1,750\.00 a month from Spouse 2/,
  ],
  [
    'support from a low income',
    { childrenDetails: 'A.', spouse1Income: 15000, spouse2Income: 10000 },
    /Presumed amount\n\[Dollars a month\]/,
  ],
  [
    'maintenance of an amount not known yet',
    { hasAlimony: true, alimonyAmount: '', spouse1Income: 100000, spouse2Income: 150000 },
    /Combined income, after agreed maintenance\n\$250,000\.00: Spouse 1 40 percent/,
  ],
  ['no incomes', {}, /Presumed amount\n\[Dollars a month\]/],
])('New York computes its guideline: %s', (_, change: Answers, words) => {
  expect(agreementText({ ...NEW_YORK, ...change })).toMatch(words)
})

test('New York says who provides health coverage, by the words or by a promise', () => {
  const text = (healthCoverage: string) =>
    agreementText({ ...COUPLE, state: 'New York', healthCoverage })
  for (const none of ['', 'own'])
    expect(text(none)).toContain('through a COBRA option, if available')
  expect(text('spouse2')).toContain(
    'Spouse 2 provides and pays for the health coverage of Spouse 1',
  )
})

test('a divided plan is named by its last digits, with its value in the Schedule only', () => {
  const spouse1Property = 'One half of the Novak 401(k) ending 1190, value 96000'
  const text = agreementText({ ...COUPLE, spouse1Property })
  expect(text).toContain('Spouse 1 receives: One half of the Novak 401(k) ending 1190 (Schedule A)')
})

test.each([
  ['Timeshare in Traverse City', 'Assignment'],
  ['Lot 14, Birch Lake', 'Deed'],
  ['Cabin on Birch Lake', 'Deed'],
  ['Cabin cruiser Annie, a boat', 'Title transfer'],
])('%s passes by %s', (item, step) => {
  const text = agreementText({ ...COUPLE, spouse1Property: `${item}, value 8500` })
  expect(text).toContain(`${item}\n\n$8,500.00\n${step}`)
})

test('support that no court may change is called final, binding and not modifiable', () => {
  const text = agreementText({ ...PARENTS, alimonyModifiable: 'no', state: 'Michigan' })
  expect(text).toContain('Amount and length are final, binding and not modifiable.')
})
