import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keeper } from '../../../web/lib/keeper.ts'

const AFTER = 300_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('forgets a name five minutes after its last use ended', () => {
  const forgotten: string[] = []
  const { use } = keeper(AFTER, (name) => forgotten.push(name))
  const [first, second] = [use('story'), use('story')]
  first()
  vi.advanceTimersByTime(2 * AFTER)
  expect(forgotten).toEqual([])
  second()
  vi.advanceTimersByTime(AFTER - 1)
  expect(forgotten).toEqual([])
  vi.advanceTimersByTime(1)
  expect(forgotten).toEqual(['story'])
})

it('keeps what is used again in time, and tells names apart', () => {
  const forgotten: string[] = []
  const { use } = keeper(AFTER, (name) => forgotten.push(name))
  use('story')()
  use('terms')()
  vi.advanceTimersByTime(AFTER / 2)
  const end = use('story')
  vi.advanceTimersByTime(AFTER)
  expect(forgotten).toEqual(['terms'])
  end()
  vi.advanceTimersByTime(AFTER)
  expect(forgotten).toEqual(['terms', 'story'])
})
