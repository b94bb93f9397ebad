import { expect, test } from 'vitest'
import {
  FINDER,
  type FinderEnd,
  type FinderQuestion,
  isQuestion,
} from '../../../shared/catalog/finder.ts'
import { enabledEntries, findEnabledEntry } from '../../../shared/catalog/lookup.ts'

type Way = { questions: number; end: FinderEnd }

const waysFrom = (question: FinderQuestion, depth = 1): Way[] =>
  question.options.flatMap(({ next }) =>
    isQuestion(next) ? waysFrom(next, depth + 1) : [{ questions: depth, end: next }],
  )

const ways = waysFrom(FINDER)
const documents = ways.flatMap(({ end }) => ('documents' in end ? [end.documents] : []))

test('at most four questions lead to one or two documents, or to an attorney with a reason', () => {
  expect(Math.max(...ways.map(({ questions }) => questions))).toBeLessThanOrEqual(4)
  for (const ids of documents) {
    expect([1, 2]).toContain(ids.length)
    expect(ids.filter((id) => findEnabledEntry(id)?.id !== id)).toEqual([])
  }
  const reasons = ways.flatMap(({ end }) => ('attorney' in end ? [end.attorney] : []))
  expect(reasons.length).toBeGreaterThan(3)
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/)
})

test('every document can be found by itself', () => {
  const alone = new Set(documents.filter((ids) => ids.length === 1).flat())
  expect([...alone].toSorted()).toEqual(
    enabledEntries()
      .map(({ id }) => id)
      .toSorted(),
  )
})
