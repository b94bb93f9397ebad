import { expect, it } from 'vitest'
import { createRateLimiter } from '../../../lambdas/core/platform/rate-limiter.ts'

it('lets something be done so often in a time, and again in the next', () => {
  const may = createRateLimiter({ times: 2, milliseconds: 60_000 })
  const at = (seconds: number) => may(new Date(seconds * 1000))
  expect([at(0), at(1), at(2), at(59)]).toEqual([true, true, false, false])
  expect([at(60), at(61), at(62)]).toEqual([true, true, false])
})
