import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'

const STATES = [...Object.keys(template.stateNotes), 'Ohio']

test('notes for eight states and for all the others, each with its facts checked', () => {
  expect(STATES).toHaveLength(9)
})

test.each(STATES)('%s', (state) => {
  const { introduction, requirements, instructions } = readStateNotes(template, state)
  expect(introduction.join(' ')).not.toBe('')
  expect(requirements.length).toBeGreaterThan(0)
  expect(instructions.length).toBeGreaterThan(0)
  for (const { checked } of [...requirements, ...instructions])
    expect(checked).toMatch(/^2026-11-2\d$/)
  expect(requirements.map(({ text }) => text).join(' ')).not.toContain('$')
  for (const { text } of instructions.filter((note) => note.text.includes('$'))) {
    expect(text).toMatch(/\b(was|cost|were|applied)\b|check the .+ current page/i)
  }
})
