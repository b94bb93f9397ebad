import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'

const STATES = [...Object.keys(template.stateNotes), 'Ohio']

test.each(STATES)('the notes of %s date every amount or name the page to check', (state) => {
  const { requirements, instructions } = readStateNotes(template, state)
  expect(instructions.length).toBeGreaterThan(0)
  expect(requirements.map(({ text }) => text).join(' ')).not.toContain('$')
  for (const { text } of instructions.filter((note) => note.text.includes('$'))) {
    expect(text).toMatch(/\b(was|cost|were|applied)\b|check the .+ current page/i)
  }
})
