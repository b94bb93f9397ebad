import { expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { loan } from '../../support/fixture-template/index.ts'

const note = (when: string, text: string) =>
  `{% requirement checked="2026-11-21" when=${when} %}\n${text}\n{% /requirement %}`

const notesIn = (state: string, source: string) =>
  readStateNotes({ ...loan, defaultStateNotes: source }, state)

const isOhio = 'equals($state, "Ohio")'

test.each([
  [isOhio, true, false],
  ['one_of($state, "Ohio", "Utah")', true, false],
  [`not(${isOhio})`, false, true],
  ['filled($item)', true, true],
  ['not(filled($item))', true, true],
  [`and(${isOhio}, filled($item))`, true, false],
  [`or(${isOhio}, filled($item))`, true, true],
  [`not(or(${isOhio}, filled($item)))`, false, true],
  [`not(and(not(${isOhio}), filled($item)))`, true, true],
])('the requirement with %s is listed for Ohio: %s, for Iowa: %s', (when, inOhio, inIowa) => {
  const listed = (state: string) => notesIn(state, note(when, 'Said.')).requirements.length === 1
  expect([listed('Ohio'), listed('Iowa')]).toEqual([inOhio, inIowa])
})

test('an introduction omits only the paragraphs of other states', () => {
  const source = `{% introduction %}
{% if ${isOhio} %}
Of Ohio.
{% else /%}
{% if filled($item) %}
With an item.
{% else /%}
Without one.
{% /if %}
{% /if %}
{% /introduction %}`
  expect(notesIn('Ohio', source).introduction).toEqual(['Of Ohio.'])
  expect(notesIn('Iowa', source).introduction).toEqual(['With an item.', 'Without one.'])
})

test('a condition that depends on another answer omits no paragraph', () => {
  const source = `{% introduction %}
{% if and(${isOhio}, filled($item)) %}
Both.
{% else or(${isOhio}, filled($fee)) /%}
One.
{% else /%}
Neither.
{% /if %}
{% /introduction %}`
  expect(notesIn('Ohio', source).introduction).toEqual(['Both.', 'One.'])
  expect(notesIn('Iowa', source).introduction).toEqual(['One.', 'Neither.'])
})

test('the District of Columbia is printed with its article', () => {
  const state = 'District of Columbia'
  const named = `Look up the law of the ${state}.`
  expect(readStateNotes(loan, state).introduction).toEqual([named])
  const source = '# Loan\n\n{% state-notes part="introduction" /%}'
  const printed = assemble({ ...loan, agreement: source }, 'agreement', { state }, { today: '' })
  expect(documentText(printed)).toContain(named)
})
