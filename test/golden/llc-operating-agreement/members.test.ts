import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, FOUR, instructionsText, MANAGED, SIX, THREE } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('more than two members may be bought', () => {
  test.each([
    ['three', THREE],
    ['four, one a company', FOUR],
    ['six, one a trust', SIX],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test('a member who was unticked again is forgotten', () => {
    const two = { ...SIX, hasMember3: false, member1Percentage: 60, member2Percentage: 40 }
    expect(check(two).errors).toEqual([])
    expect(agreementText(two)).not.toMatch(/Hollis|Haddad|Emmett|Marisol|Member 3/)
  })
})

test('the message on percentages stands at each of them', () => {
  const { errors } = check({ ...SIX, member6Percentage: 16 })
  expect(errors).toEqual([
    {
      field: 'member2Percentage',
      message: 'Ownership percentages must total 100%. Currently they total 101%.',
    },
  ])
  const rule = template.rules.find(({ field }) => field === 'member2Percentage')
  expect(typeof rule?.also === 'function' && rule.also(SIX)).toEqual(
    [1, 3, 4, 5, 6].map((number) => `member${number}Percentage`),
  )
})

test('a contribution without a value is a hint for every member', () => {
  const { warnings } = check({ ...THREE, member3Contribution: 'her tools' })
  expect(warnings).toEqual([
    { field: 'member3Contribution', message: 'Give a value for what the member puts in.' },
  ])
})

/** What two members read, which no agreement among more may say. */
const FOR_TWO =
  /\b(both Members|either Member|the other Member|the remaining Member|one half|for either|against either|written for two|the sender|both accept|if both have)\b/

test.each([
  ['three', THREE],
  ['four', FOUR],
  ['six', SIX],
])('nothing of %s is worded for two', (_, answers) => {
  expect(agreementText(answers)).not.toMatch(FOR_TWO)
  expect(instructionsText(answers)).not.toMatch(/both members|both of you|third owner|Two owners/i)
})

test('spouses consent where a member is a person, and for no trust', () => {
  const text = agreementText(SIX)
  for (const name of ['Ruben Castellanos', 'Hollis Wray', 'Noor Haddad', 'Emmett Castellanos']) {
    expect(text).toContain(`Spouse of ${name}`)
  }
  expect(text).not.toContain('Spouse of The Marisol')
})

test('a manager among many is warned of only with half of the votes', () => {
  const warned = (change: Answers) =>
    check({ ...THREE, ...MANAGED, ...change }).warnings.map(({ message }) => message)
  expect(warned({ managerName: 'Beatrix Falk' })).toEqual([
    'The manager is a member without whose vote there is no majority. The other members can end the office only for cause, such as fraud or a serious breach.',
  ])
  expect(warned({})).toEqual([])
  expect(warned({ managerName: 'Beatrix Falk', votingMethod: 'one vote per Member' })).toEqual([])
})
