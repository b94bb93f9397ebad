import { describe, expect, it } from 'vitest'
import { isExpired, LINK_LIFETIME_MS } from '../../../lambdas/core/orders/link.ts'
import { isoTimeAfter } from '../../../lambdas/core/orders/order.ts'

const ready = new Date('2026-12-05T10:00:00.000Z')
const order = { expires_at: isoTimeAfter(ready, LINK_LIFETIME_MS) }
const timeAt = (offset: number) => new Date(ready.getTime() + LINK_LIFETIME_MS + offset)

describe('a download link', () => {
  it('lasts seven days', () => {
    expect(order.expires_at).toBe('2026-12-12T10:00:00.000Z')
  })

  it.each([
    [-1000, false],
    [0, false],
    [1, true],
    [1000, true],
  ])('%i ms after its end has isExpired %s', (offset, expired) => {
    expect(isExpired(order, timeAt(offset))).toBe(expired)
  })
})
