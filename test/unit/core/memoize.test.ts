import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoize } from '../../../lambdas/core/platform/memoize.ts'

afterEach(() => vi.useRealTimers())

describe('what is memoized', () => {
  it('is made again when its time is over, as a secret that was rotated', () => {
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

  it('is tried again after a failure, so that one outage does not last as long as a function', async () => {
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
