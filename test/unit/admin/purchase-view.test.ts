import { describe, expect, it } from 'vitest'
import { purchaseView as viewAt } from '../../../lambdas/admin/purchase-view.ts'
import { type Purchase, purchase } from '../../../lambdas/core/orders/order.ts'
import stored from '../../support/store/stored-rows.json' with { type: 'json' }

const rowOf = (name: keyof typeof stored.orders): Purchase => purchase.parse(stored.orders[name])
const NOW = new Date('2026-11-28T10:00:00Z')
const purchaseView = (row: Purchase) => viewAt(row, NOW)
const viewOf = (name: keyof typeof stored.orders) => purchaseView(rowOf(name))
const timeAt = (minute: string) => `2026-11-20T10:${minute}:00.000Z`

describe('the admin view', () => {
  it('of a corrected purchase shows the buyer, document, amount and full history', () => {
    expect(viewOf('ready, corrected and mailed')).toEqual({
      id: 'ord_d6489e30564eb6f83ce6c6236a5c65cf',
      orderNumber: 'CW-D6489E30',
      status: 'ready',
      state: 'link_expired',
      documentId: 'bill-of-sale',
      title: 'Bill of Sale',
      email: 'b@example.com',
      amount: 1900,
      currency: 'usd',
      refunded: 0,
      isDisputed: false,
      createdAt: timeAt('15'),
      paidAt: timeAt('16'),
      expiresAt: '2026-11-27T10:17:00.000Z',
      sessionId: 'cs_test_d6489e30564eb6f8',
      paymentId: 'pi_d6489e30564eb6f8',
      personalized: true,
      corrections: 1,
      history: [
        { event: 'opened', at: timeAt('15') },
        { event: 'paid', at: timeAt('16') },
        { event: 'ready', at: timeAt('17') },
        { event: 'corrected', at: timeAt('25') },
        { event: 'mailed', at: timeAt('27') },
      ],
    })
  })

  it('of an unmatched payment has no order number and shows that it was received and refunded', () => {
    expect(viewOf('unmatched and refunded')).toEqual({
      id: 'unmatched_cs_test_unmatched_and_refunded',
      status: 'unmatched',
      state: 'refunded',
      documentId: 'unknown',
      title: 'Unmatched payment',
      email: 'c@example.com',
      amount: 1900,
      currency: 'usd',
      refunded: 1900,
      isDisputed: false,
      createdAt: timeAt('35'),
      sessionId: 'cs_test_unmatched_and_refunded',
      paymentId: 'pi_2',
      personalized: false,
      corrections: 0,
      history: [
        { event: 'received', at: timeAt('35') },
        { event: 'refunded', at: timeAt('36') },
      ],
    })
  })

  it('of a blank or erased purchase is not marked as personalized', () => {
    expect(viewOf('ready blank').personalized).toBe(false)
    const blank = { ...rowOf('ready and mailed'), document_data: undefined } as Purchase
    expect(purchaseView(blank).personalized).toBe(false)
    expect(viewOf('erased').personalized).toBe(false)
    expect(viewOf('erased').email).toBeUndefined()
  })

  it('shows the refunded amount, or all of it for a legacy record with only a date', () => {
    const row = rowOf('refunded from ready')
    if (row.status !== 'revoked') throw new Error('not revoked')
    expect(purchaseView({ ...row, refunded_amount: 900 }).refunded).toBe(900)
    expect(purchaseView({ ...row, refunded_amount: undefined }).refunded).toBe(1900)
    const never = { ...row, refunded_amount: undefined, refunded_at: undefined }
    expect(purchaseView(never).refunded).toBe(0)
  })
})

describe('the history view', () => {
  const row = rowOf('revoked from paid by a dispute')
  const eventsOf = (changes: Partial<Purchase>) =>
    purchaseView({ ...row, ...changes } as Purchase).history.map(({ event }) => event)

  it('merges events found in both timestamps and entries', () => {
    const history = [{ event: 'revoked', at: '2026-11-20T11:03:00.000Z', by: 'owner@example.com' }]
    expect(eventsOf({ history })).toEqual(['opened', 'paid', 'revoked'])
    expect(eventsOf({})).toEqual(['opened', 'paid', 'revoked'])
    for (const event of ['disputed', 'erased'])
      expect(eventsOf({ history: [{ event, at: '2026-11-20T11:03:00.000Z', by: 'x' }] })).toEqual([
        'opened',
        'paid',
        event,
      ])
  })

  it('is in chronological order', () => {
    const history = [
      { event: 'noted', at: '2026-11-20T12:00:00.000Z', text: 'Called' },
      { event: 'reissued', at: '2026-11-20T10:23:30.000Z', by: 'x' },
    ]
    expect(eventsOf({ history })).toEqual(['opened', 'reissued', 'paid', 'revoked', 'noted'])
  })

  it('shows who did what, without refund ids and unknown events', () => {
    const history = [
      { event: 'refunded', at: '2026-11-20T12:00:00.000Z', amount: 5, by: 'x', refund: 're_1' },
      { event: 'knighted', at: '2026-11-20T13:00:00.000Z' },
    ]
    const view = purchaseView({ ...row, history } as Purchase).history
    expect(view.at(-1)).toEqual({
      event: 'refunded',
      at: '2026-11-20T12:00:00.000Z',
      amount: 5,
      by: 'x',
    })
  })

  it.each([
    ['ready, reissued', 'reissued'],
    ['refunded from ready', 'refunded'],
    ['ready and mailed', 'mailed'],
  ] as const)('of a legacy record is derived from its timestamps: %s', (name, event) => {
    expect(viewOf(name).history.map((entry) => entry.event)).toContain(event)
  })
})
