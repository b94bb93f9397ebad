import { expect, it } from 'vitest'
import { allowance } from '../../../lambdas/core/platform/allowance.ts'

it('lets something be done so often in a time, and again in the next', () => {
  const may = allowance({ times: 2, milliseconds: 60_000 })
  const at = (seconds: number) => may(new Date(seconds * 1000))
  expect([at(0), at(1), at(2), at(59)]).toEqual([true, true, false, false])
  expect([at(60), at(61), at(62)]).toEqual([true, true, false])
})
