import { expect, test } from 'vitest'
import { backoffDelayMs, PURCHASE_RETRY, withRetries } from '../../../web/api/retry.ts'

/** Fails `failures` times, then responds; records the delays. */
const flaky = (failures: number) => {
  const waits: number[] = []
  let calls = 0
  const attempt = async () => {
    calls += 1
    if (calls <= failures) throw new Error(`failure ${calls}`)
    return 'answer'
  }
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  return { attempt, wait, waits, calls: () => calls }
}

test('after the third retry the last error is thrown', async () => {
  const { attempt, wait, calls } = flaky(9)
  await expect(withRetries(attempt, () => true, { wait })).rejects.toThrow('failure 4')
  expect(calls()).toBe(4)
})

test('a permanent error is not retried', async () => {
  const { attempt, wait, waits, calls } = flaky(9)
  await expect(withRetries(attempt, () => false, { wait })).rejects.toThrow('failure 1')
  expect([waits.length, calls()]).toEqual([0, 1])
})

test('retries of a failing payment wait two seconds in total at most', () => {
  const waits = Array.from({ length: PURCHASE_RETRY.retries }, (_, retry) =>
    backoffDelayMs(retry, PURCHASE_RETRY),
  )
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(2000)
})
