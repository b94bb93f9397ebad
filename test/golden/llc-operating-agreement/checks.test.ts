import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { PAIR, S_CORPORATION, SOLE } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each([
    ['case A', SOLE],
    ['case B', PAIR],
    ['the sample', template.sampleAnswers],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test.each([
    ['33.33', '66.67'],
    [33.33, 66.67],
    ['99.99', '0.01'],
    ['50.0', 50],
  ])('shares of %s and %s percent', (member1Percentage, member2Percentage) => {
    expect(check({ ...PAIR, member1Percentage, member2Percentage }).errors).toEqual([])
  })

  test.each(['Elm llc', 'Elm L.L.C.', 'Elm Limited Liability Company', 'ELM, LLC'])(
    'the name %j',
    (llcName) => {
      expect(check({ ...PAIR, llcName })).toEqual({ errors: [], warnings: [] })
    },
  )

  test('the second percentage of a sole member does not count', () => {
    expect(check({ ...SOLE, member2Percentage: 55 }).errors).toEqual([])
  })
})

test.each(negative)('$name', ({ change, field, message }) => {
  expect(check({ ...PAIR, ...change }).errors).toEqual([{ field, message }])
})

test('the three specified checks come first', () => {
  const { errors } = check({
    hasMember2: true,
    managementType: 'managed by Manager',
    member1Percentage: 60,
    member2Percentage: 45,
  })
  expect(errors.slice(0, 3)).toEqual([
    {
      field: 'llcName',
      message: 'LLC name should include "LLC", "L.L.C.", or "Limited Liability Company"',
    },
    {
      field: 'member2Percentage',
      message: 'Ownership percentages must total 100%. Currently they total 105%.',
    },
    { field: 'managerName', message: 'Manager name is required for manager-managed LLCs' },
  ])
  expect(errors).toContainEqual({
    field: 'member1Name',
    message: "First member's name is required.",
  })
})

test('a label that is a question or half a sentence has a message of its own', () => {
  const { errors } = check({ hasMember2: true, managementType: ' ' })
  const messages = errors.map(({ message }) => message)
  expect(messages).toContain('Please choose who approves a new member.')
  expect(messages.filter((message) => / is required\.$/.test(message))).toEqual([
    'State of formation is required.',
    'Formation date is required.',
    'Agreement date is required.',
    "First member's name is required.",
    "First member's address is required.",
  ])
})

const NEW_YORK =
  'New York asks for a written operating agreement within 90 days of filing. Sign it now and keep it with your records.'
const EQUAL = 'With equal votes a majority means both of you. The deadlock article will apply.'
const LICENSED =
  'A California LLC may not provide licensed professional services. Ask a lawyer about a professional corporation.'
const HALVES = { member1Percentage: 50, member2Percentage: 50 }
const CALIFORNIA = { state: 'California' }

const HINTS: [string, Answers, string, string | undefined][] = [
  [
    'an ending inside a word',
    { llcName: 'Wellco Traders' },
    'llcName',
    'Your name seems to lack an LLC ending. Add "LLC" at the end.',
  ],
  [
    'an S corporation that pays capital accounts',
    { ...S_CORPORATION, departurePayout: 'capital account' },
    'departurePayout',
    'Capital accounts are not used with an S corporation. Book value will be used.',
  ],
  ['an agreement after 91 days', { date: '2026-06-01' }, 'date', NEW_YORK],
  ['an agreement after 90 days', { date: '2026-05-31' }, 'date', undefined],
  ['the same elsewhere', { date: '2026-06-01', state: 'Texas' }, 'date', undefined],
  ['half each and a majority', HALVES, 'decisionMethod', EQUAL],
  [
    'one vote each and a majority',
    { votingMethod: 'one vote per Member' },
    'decisionMethod',
    EQUAL,
  ],
  [
    'half each and both to agree',
    { ...HALVES, decisionMethod: 'all Members to agree' },
    'decisionMethod',
    undefined,
  ],
  ['a lawyer', { ...CALIFORNIA, purpose: 'the practice of law' }, 'purpose', LICENSED],
  ['an architect', { ...CALIFORNIA, purpose: 'Architecture' }, 'purpose', LICENSED],
  [
    'a gardener',
    { ...CALIFORNIA, purpose: 'lawn care, any lawful business' },
    'purpose',
    undefined,
  ],
  ['a programmer', { ...CALIFORNIA, purpose: 'software engineering' }, 'purpose', undefined],
  ['an architect in Texas', { state: 'Texas', purpose: 'Architecture' }, 'purpose', undefined],
  [
    'a contribution without a value',
    { member1Contribution: 'my tools' },
    'member1Contribution',
    'Give a value for what the member puts in.',
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...PAIR, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('the form opens with the defaults of the brief', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    date: TODAY,
    formationDate: '',
    state: 'Connecticut',
    purpose: 'any lawful business',
    hasMember2: false,
    member1Percentage: 100,
    member2Percentage: 0,
    profitSplitRule: 'ownership percentage',
    taxTreatment: 'default',
    managementType: 'managed by Members',
    decisionMethod: 'all Members to agree',
    votingMethod: 'ownership percentage',
    meetingSchedule: 'once a year',
    newMemberApproval: 'all Members',
    departurePayout: 'fair market value',
    dissolutionSplit: 'ownership percentage',
    county: '',
  })
})
