import { expect, test } from 'vitest'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { sourceProblems } from '../../../shared/documents/linter/sources.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import { loan, withAgreement } from '../../support/fixture-template/index.ts'

test('the fixture is valid', () => {
  expect(sourceProblems(loan)).toEqual([])
})

test.each(['', 'nope', '__proto__', 'constructor', 'toString', '../bill-of-sale', 'bill-of-sale/'])(
  '%j is not a template',
  async (id) => {
    expect(await loadTemplate(id)).toBeUndefined()
  },
)

test.each([
  ['{% $unknown %}', 'unknown variable $unknown'],
  ['{% $constructor %}', 'unknown variable $constructor'],
  ['{% if and(filled($item), not($unknown)) %}x{% /if %}', 'unknown variable $unknown'],
  ['{% shout($item) %}', 'unknown function shout()'],
  ['{% if equals($item) %}x{% /if %}', 'equals() has 1 arguments'],
  ['{% shouting /%}', "Undefined tag: 'shouting'"],
  ['{% list colour="red" %}\n- x\n{% /list %}', "Invalid attribute: 'colour'"],
  ['{% state-notes part="laws" /%}', "Attribute 'part' must match one of"],
  ['{% row label="x" %}y{% /row %}', "'row' must be inside: rows"],
  ['{% requirement checked="2026-11-21" %}x{% /requirement %}', "Undefined tag: 'requirement'"],
  ['{% else /%}', "'else' must be inside: if"],
  ['{% rows widths=[0.5, 0.6] %}\n{% /rows %}', 'widths must add up to 1: 0.5 + 0.6'],
  ['{% rows amounts=[0] %}\n{% /rows %}', 'amounts must be numbers of columns: 0'],
  ['{% ref("gone") %}', 'ref("gone"): no heading or clause has this id'],
  ['{% label("gone") %}', 'label("gone"): no field has this key'],
  ['{% label("item") %}', 'label("item"): the field has no options'],
  ['{% $method %}', '$method prints its stored form; use label()'],
  ['{% $date %}', '$date prints its stored form; use date()'],
  ['{% $fee %}', '$fee prints its stored form; use money() or words()'],
  ['{% $insured %}', '$insured prints its stored form; use a condition'],
  ['{% filled($item) %}', 'filled() is a condition and cannot be printed'],
  ['[link](https://example.com)', "'link' is not part of the document dialect"],
  ['#### Deep', 'only #, ## and ###'],
  ['A {% box %}b{% /box %} c', 'a block is inside a line of text'],
  ['{% if filled($item) %}\nx', 'is missing closing'],
  ['{% foo( %}', 'Expected'],
])('%s is reported', (source, message) => {
  const problems = sourceProblems(withAgreement(`# Title\n\n${source}\n`))
  expect(problems[0]).toMatchObject({
    file: 'agreement',
    message: expect.stringContaining(message),
  })
  expect(problems[0]?.line).toBe(3)
})

test('a problem in state notes names the state', () => {
  const template = {
    ...loan,
    stateNotes: { Ohio: '{% instruction %}\nx {% $unknown %}\n{% /instruction %}' },
    defaultStateNotes: 'Loose {% $unknown %}',
  }
  expect(sourceProblems(template)).toEqual([
    { file: 'states/Ohio', line: 1, message: "Missing required attribute: 'checked'" },
    { file: 'states/Ohio', line: 2, message: 'unknown variable $unknown' },
    { file: 'states/default', line: 1, message: 'unknown variable $unknown' },
  ])
})

test.each(['Ohio', '__proto__', 'toString'])('%s uses the default notes', (state) => {
  expect(readStateNotes(loan, state).introduction).toEqual([`Look up the law of ${state}.`])
})
