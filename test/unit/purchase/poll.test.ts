import { expect, test } from 'vitest'
import { isFinal, PURCHASE_STATES } from '../../../shared/purchase-states.ts'
import { pollDelay } from '../../../web/features/checkout/status/use-purchase.ts'

test('polls only an open or paid purchase, or a pending correction', () => {
  const waiting = ['open', 'paid', 'correcting']
  expect(PURCHASE_STATES.filter((state) => !isFinal(state))).toEqual(waiting)
  expect(isFinal(undefined)).toBe(false)
})

test('never polls a settled purchase', () => {
  for (const state of PURCHASE_STATES.filter(isFinal)) expect(pollDelay(state, 0)).toBe(0)
})
