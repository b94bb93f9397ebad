import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { evictUnused } from '../../../web/api/swr-options.ts'

const EVICTION_MS = 300_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('evicts an entry five minutes after its last use', () => {
  const evicted: string[] = []
  const { retain } = evictUnused(EVICTION_MS, (name) => evicted.push(name))
  const [first, second] = [retain('story'), retain('story')]
  first()
  vi.advanceTimersByTime(2 * EVICTION_MS)
  expect(evicted).toEqual([])
  second()
  vi.advanceTimersByTime(EVICTION_MS - 1)
  expect(evicted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(evicted).toEqual(['story'])
})
