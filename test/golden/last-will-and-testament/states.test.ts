import { describe, expect, test } from 'vitest'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { prescribes } from '../../../shared/documents/engine/statutes.ts'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { WILL_LAW } from '../../../shared/documents/last-will-and-testament/will-law.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn, TODAY } from '../../support/golden.ts'
import { agreementText, instructionsText, MARISOL, OWEN } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)

/** Addresses elsewhere, so that a state's name can only come from its own rules. */
const AT_HOME = { ...MARISOL, executorAddress: '1 First Street' }

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const text = agreementText({ ...AT_HOME, state })
  const guide = instructionsText({ ...AT_HOME, state })

  test('is the only state that the documents name', () => {
    expect(otherStatesIn(text + guide, state)).toEqual([])
  })

  test('keeps statutes about rights and taxes for the guide', () => {
    expect(text).not.toMatch(/percent|exemption|elective/i)
  })

  test('governs the will', () => {
    expect(text).toMatch(new RegExp(`The law of (the )?${state} governs this will`))
  })
})

test('the table and the prescribed words agree', () => {
  const own = Object.entries(WILL_LAW).filter(([, { words }]) => /own|uniform/.test(words ?? ''))
  const printed = STATE_NAMES.filter((state) => prescribes('self-proving-affidavit', state))
  expect(printed).toEqual(own.map(([state]) => state))
})

test('a list of belongings binds only where the law says so', () => {
  const list = (state: string) =>
    agreementText({ ...OWEN, state }).match(/I may leave a (signed and dated )?list.*/)?.[0]
  expect(list('Connecticut')).toContain('binds nobody: all my gifts are in this will')
  expect(list('Nevada')).toContain('NRS 133.045')
  expect(list('Ohio')).toContain('So far as the law gives such a list effect, I refer to it here')
})

test('every tax figure sends the reader to the current page', () => {
  for (const state of STATE_NAMES) {
    const taxes = readStateNotes(template, state).instructions.filter(({ text }) =>
      /\btax\b/.test(text),
    )
    for (const { text } of taxes) expect(text).toMatch(/check .*current page/i)
  }
})

const guide = (state: StateName, change = {}) => instructionsText({ ...MARISOL, state, ...change })

test('a guide tells of an affidavit only where one is printed', () => {
  for (const state of [...WITH_NOTES, 'Pennsylvania' as const]) {
    expect(guide(state, { selfProvingAffidavit: false })).not.toMatch(
      /swear|self-proved|Book a notary/,
    )
  }
  for (const state of ['Ohio', 'Maryland', 'Illinois', 'Indiana', 'California'] as const) {
    expect(guide(state)).toContain('You need no notary.')
    expect(guide(state)).not.toMatch(/You chose no affidavit|Book a notary/)
  }
})

test('figures on estate taxes come from one table, with their year', () => {
  expect(guide('New York')).toContain(
    'Exempt: federal $15 million (deaths in 2026); New York $7.35 million (deaths in 2026).',
  )
  expect(guide('Pennsylvania')).toContain('estate tax: federal $15 million (deaths in 2026).')
  const sources = [...Object.values(template.stateNotes), template.defaultStateNotes].join('')
  expect(sources).not.toMatch(/\$[\d.]+ million|\d percent/)
})

test('the guide of a state without notes says what its law asks', () => {
  expect(guide('Pennsylvania')).toContain('(20 Pa.C.S. §§ 2501, 2502, 3132.1)')
  expect(guide('Iowa')).toContain('A gift to a witness can be lost there')
  expect(guide('New Jersey')).toContain('Treat a gift to a witness as lost there.')
  expect(guide('Idaho')).toContain('belongs to both, in half')
})

test('Louisiana is refused, with the place to turn to', () => {
  expect(template.coverage?.Louisiana).toMatchObject({ kind: 'refuse' })
  const { errors } = checkAnswers(template, { ...MARISOL, state: 'Louisiana' }, { today: TODAY })
  expect(errors[0]?.field).toBe('state')
  expect(errors[0]?.message).toMatch(/notary and two witnesses.*Louisiana notary or a lawyer/s)
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

test('in Indiana the guide has the testator sign the clause too', () => {
  const guide = instructionsText({ ...MARISOL, state: 'Indiana' })
  expect(guide).toContain('Self-Proving Clause\nSignature, date\nSignature, date')
  expect(guide).toContain('You and both witnesses sign and date it under the penalties for perjury')
  expect(guide).toContain('All three of us signed and dated the Self-Proving Clause.')
  for (const state of ['California', 'Ohio', 'Texas']) {
    expect(instructionsText({ ...MARISOL, state })).not.toContain('Self-Proving Clause')
  }
})

test('a city outside all counties is no county', () => {
  const carson = { ...MARISOL, state: 'Nevada', county: 'Carson City' }
  expect(agreementText(carson)).not.toContain('County of Carson City')
  expect(agreementText({ ...carson, county: 'Washoe' })).toContain('County of Washoe')
  expect(instructionsText(carson)).not.toContain('Carson City County')
})
