import { expect, test } from 'vitest'
import { isFinal, PURCHASE_STATES } from '../../../shared/purchase-states.ts'
import { pollDelay } from '../../../web/features/checkout/status/use-purchase.ts'

test('only an open or a paid purchase, or a correction under way, is requested again', () => {
  const waiting = ['open', 'paid', 'correcting']
  expect(PURCHASE_STATES.filter((state) => !isFinal(state))).toEqual(waiting)
  expect(isFinal(undefined)).toBe(false)
})

test('a settled purchase is never asked about again', () => {
  for (const state of PURCHASE_STATES.filter(isFinal)) expect(pollDelay(state, 0)).toBe(0)
})

test('the questions become rarer and never stop', () => {
  const delays = Array.from({ length: 30 }, (_, asked) => pollDelay('paid', asked))
  expect(delays[0]).toBe(1000)
  expect(delays.at(-1)).toBe(30_000)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
})

test('a document that takes three seconds is seen within one more second', () => {
  let elapsed = 0
  for (let asked = 0; elapsed < 3000; asked += 1) elapsed += pollDelay('open', asked)
  expect(elapsed).toBeLessThanOrEqual(4000)
})
