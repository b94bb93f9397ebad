import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoize } from '../../../lambdas/core/platform/memoize.ts'

afterEach(() => vi.useRealTimers())

describe('a memoized value', () => {
  it('is recomputed after it expires, like a rotated secret', () => {
    vi.useFakeTimers()
    let made = 0
    const secret = memoize(() => {
      made += 1
      return made
    }, 1000)
    vi.advanceTimersByTime(5000)
    expect(secret()).toBe(1)
    vi.advanceTimersByTime(999)
    expect(secret()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(secret()).toBe(2)
  })

  it('is retried after a failure, so that an outage is not cached', async () => {
    let tries = 0
    const secret = memoize(async () => {
      tries += 1
      if (tries === 1) throw new Error('The store of secrets is down')
      return tries
    })
    await expect(secret()).rejects.toThrow()
    expect([await secret(), await secret()]).toEqual([2, 2])
  })
})
