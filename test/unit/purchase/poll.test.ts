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
