import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn, TODAY } from '../../support/golden.ts'
import { APART, agreementText, instructionsText, LISTED } from './cases.ts'

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

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => agreementText(answers) + instructionsText(answers))

  test('is the only state that the documents name', () => {
    for (const text of texts) expect(otherStatesIn(text, state)).toEqual([])
  })
})

test.each([
  ['Connecticut', 'in Greene County'],
  ['Louisiana', 'in Greene Parish'],
])('the guide for %s places the signing %s', (state, place) => {
  expect(instructionsText({ ...APART, state, county: 'Greene' })).toContain(place)
})

test('the guide of a state without notes says what its law asks', () => {
  const guide = (state: StateName) => instructionsText({ ...APART, state })
  expect(guide('Idaho')).toContain('acknowledged as those of a deed are. (Idaho Code §§ 32-917')
  expect(guide('Hawaii')).toContain('a version of the Uniform Premarital Agreement Act')
  expect(guide('Vermont')).toContain('Courts there apply their own decisions')
})

const problemsIn = (state: StateName, change = {}) =>
  checkAnswers(template, { ...APART, state, ...change }, { today: TODAY })

test('Louisiana is refused, with the place to turn to', () => {
  const [refused] = problemsIn('Louisiana').errors
  expect(refused?.field).toBe('state')
  expect(refused?.message).toContain('A Louisiana notary or a lawyer there.')
})

test.each(['Iowa', 'New Mexico', 'South Dakota'] as const)('%s keeps support', (state) => {
  expect(problemsIn(state).errors).toEqual([
    { field: 'alimonyWaiver', message: expect.stringContaining(`The law of ${state} does not`) },
  ])
  expect(problemsIn(state, { alimonyWaiver: 'no-waiver' }).errors).toEqual([])
  const custom = problemsIn(state, { alimonyWaiver: 'custom', customAlimony: 'Ten years.' })
  expect(custom.errors).toEqual([])
  expect(custom.warnings.map(({ field }) => field)).toContain('customAlimony')
})

test('New Jersey wants the statements of assets', () => {
  const bare = problemsIn('New Jersey', { party1Assets: '', party2Assets: 'None' })
  expect(bare.errors.map(({ field }) => field)).toEqual(['party1Assets'])
})

test.each(['Minnesota', 'Oklahoma', 'Maine'] as const)('%s is warned of', (state) => {
  expect(problemsIn(state).warnings.map(({ field }) => field)).toContain('state')
})

test('Pennsylvania names its statute', () => {
  const guide = instructionsText({ ...APART, state: 'Pennsylvania' })
  expect(guide).toMatch(/by clear and convincing evidence[\s\S]*\(23 Pa\.C\.S\. § 3106\)/)
})
