import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDisputeOver, noteDispute, restore } from '../../lambdas/core/orders/ends.ts'
import { later, purgeAt, type RevokedOrder } from '../../lambdas/core/orders/order.ts'
import { findPurchase } from '../../lambdas/core/orders/table.ts'
import { type Aws, startAws } from '../support/store/aws.ts'
import { putPurchase } from '../support/store/put-purchase.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00.000Z')
const at = NOW.toISOString()
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000
const ready = stored.orders['ready and mailed']

let aws: Aws
beforeAll(async () => {
  aws = await startAws()
})
afterAll(() => aws.remove())

type Row = Record<string, unknown>

const put = (row: Row): Promise<RevokedOrder> => putPurchase(aws, row, 'revoked')

const ENDED = '2026-11-20T10:20:00.000Z'
const LATER = '2026-11-20T12:00:00.000Z'
const eventOf = (event: string, time = ENDED) => ({ event, at: time })

/** A history of these events; the last of them ended the link. */
const historyOf = (...events: string[]) =>
  events.map((event, index) => eventOf(event, later(new Date(ENDED), index + 1 - events.length)))

/** An order whose link a dispute has ended, unless the changes say otherwise. */
const closed = (changes: Row = {}): Promise<RevokedOrder> => {
  const ended = { status: 'revoked', revoked_at: ENDED, expires_at: '2026-11-20T10:19:59.999Z' }
  const row = { ...ready, ...ended, history: historyOf('disputed'), ...changes }
  return put(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)))
}

describe('a link that a dispute has ended', () => {
  it('works again for seven days, as the same link, when the dispute was won', async () => {
    const order = await closed()
    expect(await restore(order, NOW)).toBe(true)
    const { mailed_at, paid_at, session_id } = ready
    expect(await aws.readOrder(ready.id)).toEqual({
      ...ready,
      ...{ mailed_at, paid_at, session_id },
      expires_at: later(NOW, SEVEN_DAYS),
      purge_at: purgeAt(NOW),
      history: [eventOf('disputed'), { event: 'restored', at, by: 'Stripe' }],
      last_write: expect.any(String),
    })
    expect(isDisputeOver((await findPurchase(ready.id)) ?? {})).toBe(true)
    expect(isDisputeOver(order)).toBe(false)
  })

  it.each(['ready_at', 'docx_url', 'pdf_url', 'instructions_url'])(
    'leads to files that are made first, where there was no %s',
    async (missing) => {
      expect(await restore(await closed({ [missing]: undefined }), NOW)).toBe(true)
      const restored = await aws.readOrder(ready.id)
      expect(restored).toMatchObject({
        ...{ status: 'paid', awaiting: 'files', due_at: at, sweeps: 0 },
        download_token: ready.download_token,
      })
      expect(restored).not.toHaveProperty('expires_at')
      expect(restored).not.toHaveProperty('revoked_at')
    },
  )

  it.each<[string, Row]>([
    ['all was given back', { refunded_amount: 1900 }],
    ['a refund ended it', { history: historyOf('revoked') }],
    [
      'a refund ended it before the dispute',
      { history: [eventOf('revoked'), eventOf('disputed', LATER)] },
    ],
    [
      'a refund ended it after an inquiry was closed',
      { history: historyOf('disputed', 'restored', 'revoked') },
    ],
    [
      'nobody knows what ended it before the dispute, in a row of before',
      { history: [eventOf('disputed', LATER)] },
    ],
    ['nobody knows what ended it', { history: [] }],
    ['nobody knows what ended it, in a row of before', { history: undefined }],
    ['only a note was made', { history: historyOf('noted') }],
    ['its buyer has erased it', { download_token: undefined }],
    ['it has no beginning to be found by', { token_start: undefined }],
  ])('stays closed where %s', async (_, changes) => {
    expect(await restore(await closed(changes), NOW)).toBe(false)
    expect(await aws.readOrder(ready.id)).toMatchObject({ status: 'revoked' })
  })

  it.each<[string, Row]>([
    ['a part was given back', { refunded_amount: 1899 }],
    ['a note was made since', { history: [eventOf('disputed'), eventOf('noted', LATER)] }],
    ['it was disputed before', { history: historyOf('disputed', 'restored', 'disputed') }],
  ])('works again though %s', async (_, changes) => {
    expect(await restore(await closed(changes), NOW)).toBe(true)
    expect(await aws.readOrder(ready.id)).toMatchObject({ status: 'ready' })
  })

  it('stays closed when it was ended anew meanwhile', async () => {
    const order = await closed()
    await aws.putRow({ ...order, revoked_at: at })
    expect(await restore(order, NOW)).toBe(false)
    const unmade = { ...order, pdf_url: undefined }
    expect(await restore(unmade, NOW)).toBe(false)
  })
})

describe('a dispute of a purchase whose link had ended before', () => {
  type News = 'disputed' | 'won'
  const REFUNDED = { refunded_amount: 1900, refunded_at: ENDED }
  const purchaseWith = (...events: string[]) =>
    closed({ ...REFUNDED, history: historyOf(...events) })

  it.each<[News, string, ...string[]]>([
    ['disputed', 'that was refunded', 'revoked'],
    ['disputed', 'whose inquiry was closed before the refund', 'disputed', 'restored', 'revoked'],
    ['disputed', 'whose inquiry was closed after the refund', 'revoked', 'disputed', 'won'],
    ['won', 'that was disputed after the refund', 'revoked', 'disputed'],
    ['won', 'that has a note since the dispute', 'revoked', 'disputed', 'noted'],
    ['won', 'that is disputed again', 'revoked', 'disputed', 'won', 'disputed'],
  ])('shows the owner that the money moved: %s, of one %s', async (news, _, ...events) => {
    const order = await purchaseWith(...events)
    const before = await aws.readOrder(ready.id)
    expect(await noteDispute(order, news, NOW)).toBe(true)
    expect(await aws.readOrder(ready.id)).toEqual({
      ...before,
      history: [...historyOf(...events), { event: news, at, by: 'Stripe' }],
      last_write: expect.any(String),
    })
  })

  it.each<[News, string, ...string[]]>([
    ['disputed', 'that is in dispute', 'revoked', 'disputed'],
    ['disputed', 'that has a note since the dispute', 'revoked', 'disputed', 'noted'],
    ['won', 'that nobody disputed', 'revoked'],
    ['won', 'whose dispute was won after the refund', 'revoked', 'disputed', 'won'],
    ['won', 'whose dispute was won before the refund', 'disputed', 'restored', 'revoked'],
  ])('is in the books once: no more %s, of one %s', async (news, _, ...events) => {
    const order = await purchaseWith(...events)
    const before = await aws.readOrder(ready.id)
    expect(await noteDispute(order, news, NOW)).toBe(false)
    expect(await aws.readOrder(ready.id)).toEqual(before)
  })

  it('is the first entry of a row of before, and the link stays closed when it is won', async () => {
    const order = await closed({ history: undefined })
    expect(await noteDispute(order, 'won', NOW)).toBe(false)
    expect(await noteDispute(order, 'disputed', NOW)).toBe(true)
    const noted = await findPurchase(ready.id)
    if (noted?.status !== 'revoked') throw new Error('not revoked')
    expect(noted.history).toEqual([{ event: 'disputed', at, by: 'Stripe' }])
    expect(await restore(noted, new Date(LATER))).toBe(false)
  })

  it('is not written into a row whose link was given back and ended anew meanwhile', async () => {
    const order = await purchaseWith('revoked')
    const anew = { ...order, revoked_at: at }
    await aws.putRow(anew)
    expect(await noteDispute(order, 'disputed', NOW)).toBe(false)
    expect(await aws.readOrder(ready.id)).toEqual(anew)
  })

  it.each<[boolean, string, ...string[]]>([
    [true, 'whose link was given back', 'disputed', 'restored'],
    [true, 'that was refunded before', 'revoked', 'disputed', 'won'],
    [false, 'that is in dispute', 'revoked', 'disputed'],
    [false, 'that was refunded', 'revoked'],
    [false, 'that has no history'],
  ])('is over, and late news of it ends no link: %s, of one %s', (isOver, _, ...events) => {
    expect(isDisputeOver({ history: historyOf(...events) })).toBe(isOver)
    expect(isDisputeOver({})).toBe(false)
  })
})
