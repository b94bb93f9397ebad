import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evictUnused } from '../../../web/api/swr-options.ts'

const AFTER = 300_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('evicts an entry five minutes after its last use', () => {
  const evicted: string[] = []
  const { retain } = evictUnused(AFTER, (name) => evicted.push(name))
  const [first, second] = [retain('story'), retain('story')]
  first()
  vi.advanceTimersByTime(2 * AFTER)
  expect(evicted).toEqual([])
  second()
  vi.advanceTimersByTime(AFTER - 1)
  expect(evicted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(evicted).toEqual(['story'])
})
