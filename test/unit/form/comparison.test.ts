import { describe, expect, it } from 'vitest'
import { changedWords } from '../../../web/features/form/state-change/comparison-view.tsx'
import { compareAnswers } from '../../../web/features/preview/worker/compare-answers.ts'
import { loadTemplateById } from '../../support/templates.ts'

const today = '2026-11-21'

const compare = async (id: string, changes: Record<string, string | boolean>) => {
  const template = await loadTemplateById(id)
  const before = template.sampleAnswers
  return compareAnswers(template, { before, after: { ...before, ...changes } }, today)
}

describe('the effect of changed answers', () => {
  it('is empty when they are the same', async () => {
    expect(await compare('bill-of-sale', {})).toEqual({
      added: [],
      removed: [],
      changed: [],
      notes: { added: [], removed: [] },
    })
  })

  it('lists sections added, removed or changed', async () => {
    const without = await compare('divorce-settlement-agreement', { hasChildren: false })
    expect(without.removed.length).toBeGreaterThan(0)
    expect(without.removed.join()).toMatch(/Child|Parent|Custody/)
    const renamed = await compare('divorce-settlement-agreement', { spouse1Name: 'Zoe Quill' })
    expect(renamed.added.concat(renamed.removed)).toEqual([])
    const passages = renamed.changed.flatMap((section) => section.passages)
    expect(passages.length).toBeGreaterThan(0)
    expect(passages.every(({ after }) => after?.includes('Zoe Quill'))).toBe(true)
  })

  it('compares with another state', async () => {
    const { changed, notes } = await compare('bill-of-sale', { state: 'Ohio' })
    expect(changed.length).toBeGreaterThan(0)
    expect(notes.added.length).toBeGreaterThan(0)
    expect(notes.added.filter((text) => notes.removed.includes(text))).toEqual([])
  })
})

describe('changed words', () => {
  it('have a few unchanged words around them', () => {
    const lead = 'one two three four five six seven eight'
    expect(changedWords(`${lead} old end`, `${lead} new and better end`)).toEqual({
      start: '... three four five six seven eight',
      before: 'old',
      after: 'new and better',
      end: 'end',
    })
  })

  it.each([
    ['a b c', 'a c', { before: 'b', after: '' }],
    ['a a', 'a a a', { before: '', after: 'a' }],
    ['x', 'y', { start: '', before: 'x', after: 'y', end: '' }],
  ])('from %j to %j are found', (before, after, expected) => {
    expect(changedWords(before, after)).toMatchObject(expected)
  })
})
