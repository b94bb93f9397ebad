import { describe, expect, it } from 'vitest'
import { markLinkSent, renewLink } from '../../lambdas/core/orders/admin-transitions.ts'
import { LINK_LIFETIME_MS } from '../../lambdas/core/orders/link.ts'
import { recordMailFeedback } from '../../lambdas/core/orders/mail-feedback.ts'
import { isoTimeAfter, purgeAt } from '../../lambdas/core/orders/order.ts'
import { recordUnmatched, unmatchedId } from '../../lambdas/core/orders/unmatched.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { collectOutput } from '../support/store/log-privacy.ts'
import { putPurchase } from '../support/store/put-purchase.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00.000Z')
const at = NOW.toISOString()
const HOUR_MS = 3_600_000
const ready = stored.orders['ready and mailed']

setUpAws()

const put = (changes: object = {}) => putPurchase(aws, { ...ready, ...changes }, 'ready')

/** The purge time of a row, in milliseconds from now. */
const purgeTimeIn = (milliseconds: number) => ({
  purge_at: Math.floor((NOW.getTime() + milliseconds) / 1000),
})

describe('renewing an expired download link', () => {
  it('issues a link for seven days without extending the retention date', async () => {
    const order = await put({ purge_at: purgeAt(NOW) })
    const link = await renewLink(order, NOW)
    expect(link?.expires_at).toBe(isoTimeAfter(NOW, LINK_LIFETIME_MS))
    expect(await aws.readOrder(ready.id)).toEqual({
      ...order,
      ...link,
      token_start: link?.download_token.slice(0, 8),
      reissued_at: at,
      history: [{ event: 'reissued', at, by: 'the buyer' }],
      last_write: expect.any(String),
    })
    expect(link?.download_token).not.toBe(order.download_token)
  })

  it('does nothing once the retention period has ended', async () => {
    for (const rest of [0, -HOUR_MS]) {
      const order = await put(purgeTimeIn(rest))
      expect(await renewLink(order, NOW)).toBeUndefined()
      expect(await aws.readOrder(ready.id)).toEqual(order)
    }
  })
})

describe('a download link emailed on request', () => {
  const sentAt = (hours: readonly number[]) =>
    hours.map((hour) => isoTimeAfter(NOW, -hour * HOUR_MS))

  it('stores only the last day’s send times, outside the history', async () => {
    const order = await put({ links_sent_at: sentAt([25, 24, 3]), link_sent_at: sentAt([3])[0] })
    expect(await markLinkSent(order, NOW)).toBe(true)
    expect(await aws.readOrder(ready.id)).toEqual({
      ...order,
      link_sent_at: at,
      links_sent_at: [...sentAt([3]), at],
    })
  })

  it('counts the single send time of a legacy record', async () => {
    const order = await put({ link_sent_at: sentAt([2])[0] })
    expect(await markLinkSent(order, NOW)).toBe(true)
    expect(await aws.readOrder(ready.id)).toMatchObject({ links_sent_at: [...sentAt([2]), at] })
    const first = await put()
    expect(await markLinkSent(first, NOW)).toBe(true)
    expect(await aws.readOrder(ready.id)).toMatchObject({ links_sent_at: [at] })
  })

  it('is not counted for a purchase erased in the meantime', async () => {
    const order = await put()
    await aws.putRow(stored.orders.erased)
    expect(await markLinkSent({ ...order, id: stored.orders.erased.id }, NOW)).toBe(false)
  })
})

describe('a bounced email', () => {
  const bounce = {
    event: 'bounced',
    at,
    to: 'ann.lee@example.org',
    text: 'No such mailbox',
  } as const
  const noted = { event: 'bounced', at, to: 'a***@example.org', text: 'No such mailbox' }

  it('is recorded once even when later events have been added', async () => {
    const history = [noted, { event: 'noted', at, text: 'Called' }]
    await put({ history })
    expect(await recordMailFeedback(ready.id, bounce)).toBe(false)
    expect((await aws.readOrder(ready.id))?.history).toEqual(history)
  })

  it('is recorded again for a later bounce and for a complaint', async () => {
    await put({ history: [noted] })
    expect(await recordMailFeedback(ready.id, { ...bounce, at: isoTimeAfter(NOW, 1) })).toBe(true)
    expect(await recordMailFeedback(ready.id, { ...bounce, event: 'complained' })).toBe(true)
    expect((await aws.readOrder(ready.id))?.history).toEqual([
      noted,
      { ...noted, at: isoTimeAfter(NOW, 1) },
      { ...noted, event: 'complained' },
    ])
  })
})

it('records an unmatched payment and raises its alarm once', async () => {
  const output = collectOutput([])
  const payment = { session_id: 'cs_test_lost', payment_id: 'pi_1', amount: 2500, currency: 'usd' }
  const id = unmatchedId(payment.session_id)
  const rung = () => output.lines.filter((line) => line.includes('"UnmatchedPayments":1'))
  await recordUnmatched(payment, NOW)
  expect(rung()).toHaveLength(1)
  await recordUnmatched({ ...payment, amount: 1 }, NOW)
  output.stop()
  expect(rung()).toHaveLength(1)
  expect(await aws.readOrder(id)).toEqual({
    ...payment,
    ...{ id: 'unmatched_cs_test_lost', status: 'unmatched' },
    ...{ document_id: 'unknown', title: 'Unmatched payment' },
    ...{ created_at: at, awaiting: 'review', due_at: at, purge_at: purgeAt(NOW) },
  })
})
