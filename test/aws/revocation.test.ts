import { describe, expect, it } from 'vitest'
import {
  applyPayment,
  changeEmail,
  isLinkDue,
  reissueLink,
} from '../../lambdas/core/orders/admin-transitions.ts'
import {
  LINK_LIFETIME_MS,
  receiptKeyOf,
  TOKEN_START_LENGTH,
} from '../../lambdas/core/orders/link.ts'
import { isoTimeAfter, type Purchase, purgeAt } from '../../lambdas/core/orders/order.ts'
import { eraseOrder } from '../../lambdas/core/orders/revocation.ts'
import { findErased, findPurchase } from '../../lambdas/core/orders/table.ts'
import {
  markMailed,
  regenerateFiles,
  regenerateMissingFiles,
  replaceAnswers,
} from '../../lambdas/core/orders/transitions.ts'
import { claim, release } from '../../lambdas/core/orders/unmatched.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { poll } from '../support/store/poll.ts'
import { putPurchase } from '../support/store/put-purchase.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00.000Z')
const at = NOW.toISOString()
const ready = stored.orders['ready and mailed']

setUpAws()

type Row = Record<string, unknown>

const put = <S extends Purchase['status']>(row: Row, status: S) => putPurchase(aws, row, status)

const eventOf = (event: string) => ({ event, at: '2026-11-20T10:20:00.000Z' })

describe('an erased purchase', () => {
  const readdressed = { ...eventOf('readdressed'), by: 'x', from: 'a***@b.org', to: 'c***@d.org' }

  it('keeps the receipt data and the history, without an address', async () => {
    const order = await put(
      { ...ready, history: [readdressed], awaiting: 'files', due_at: at },
      'ready',
    )
    expect(await eraseOrder(order, NOW)).toBe(true)
    const { id, document_id, title, amount, currency, created_at, purge_at } = ready
    const { session_id, payment_id, paid_at, sweeps, ready_at, mailed_at } = ready
    expect(await aws.readOrder(id)).toEqual({
      ...{ id, document_id, title, amount, currency, created_at, purge_at, status: 'revoked' },
      ...{ session_id, payment_id, paid_at, sweeps, ready_at, mailed_at, revoked_at: at },
      ...{ erasing: 'due', erase_at: at },
      receipt_key: receiptKeyOf(ready.download_token),
      history: [
        { ...eventOf('readdressed'), by: 'x' },
        { event: 'erased', at, by: 'the buyer' },
      ],
    })
  })

  it('is found only by its own link, and only once erased', async () => {
    const [one, other] = ['a'.repeat(43), 'b'.repeat(43)]
    const put = (token: string, id: string, status: string) =>
      aws.putRow({
        ...stored.orders.erased,
        ...{ id, status, receipt_key: receiptKeyOf(token) },
      })
    await put(one, 'ord_erased_one', 'revoked')
    await put(other, 'ord_erased_other', 'revoked')
    expect((await poll(() => findErased(one), Boolean, { seconds: 5 }))?.id).toBe('ord_erased_one')
    expect((await findErased(other))?.id).toBe('ord_erased_other')
    expect(await findErased('c'.repeat(43))).toBeUndefined()
    await put(one, 'ord_erased_one', 'expired')
    const isMissing = (row: unknown) => row === undefined
    expect(await poll(() => findErased(one), isMissing, { seconds: 5 })).toBeUndefined()
  })
})

describe('the history of admin actions', () => {
  it('records a new link with the admin, the time and the retention date', async () => {
    await aws.putRow(ready)
    const link = await reissueLink(ready, NOW, 'owner@example.com')
    expect(link).toMatchObject({ expires_at: isoTimeAfter(NOW, LINK_LIFETIME_MS) })
    expect(await aws.readOrder(ready.id)).toEqual({
      ...ready,
      ...link,
      reissued_at: at,
      purge_at: purgeAt(NOW),
      token_start: link?.download_token.slice(0, TOKEN_START_LENGTH),
      history: [{ event: 'reissued', at, by: 'owner@example.com' }],
      last_write: expect.any(String),
    })
    expect(await reissueLink({ ...ready, id: stored.orders.erased.id }, NOW)).toBeUndefined()
  })

  it('records a new address, with a seven-day link only if there are files', async () => {
    expect(await changeEmail(await put(ready, 'ready'), 'a@example.org', NOW)).toBe(true)
    expect(await aws.readOrder(ready.id)).toMatchObject({
      expires_at: isoTimeAfter(NOW, LINK_LIFETIME_MS),
      purge_at: purgeAt(NOW),
    })
    const paid = stored.orders.paid
    expect(await changeEmail(await put(paid, 'paid'), 'a@example.org', NOW)).toBe(true)
    const row = await aws.readOrder(paid.id)
    expect(row).not.toHaveProperty('expires_at')
    expect(row?.download_token).not.toBe(paid.download_token)
    const nameless = await put(stored.orders['paid with nothing to pay and no address'], 'paid')
    expect(await changeEmail(nameless, 'a@example.org', NOW)).toBe(true)
    expect(await changeEmail(nameless, 'b@example.org', NOW)).toBe(false)
  })

  it('records a payment assigned to an order and then released', async () => {
    const payment = await put(stored.orders.unmatched, 'unmatched')
    const order = await put(stored.orders.expired, 'expired')
    expect(await claim(payment, order.id, NOW, 'x')).toBe(true)
    expect(await release(payment.id, order.id, NOW)).toBe(true)
    expect((await findPurchase(payment.id))?.history).toEqual([
      { event: 'assigned', at, by: 'x', text: order.id },
      { event: 'released', at },
    ])
    expect(await applyPayment(order, payment, NOW, 'x')).toBe(true)
    expect(await aws.readOrder(order.id)).toMatchObject({
      ...{ status: 'paid', amount: payment.amount, session_id: payment.session_id },
      ...{ paid_at: at, awaiting: 'files', sweeps: 0, purge_at: purgeAt(NOW) },
      history: [{ event: 'assigned', at, by: 'x', amount: payment.amount, text: payment.id }],
    })
  })
})

describe('pending work continues', () => {
  it('when files are requested again, with the admin or the buyer recorded', async () => {
    const order = await put(ready, 'ready')
    expect(await regenerateFiles(order, NOW, 'owner@example.com')).toBe(true)
    expect((await aws.readOrder(ready.id))?.history).toEqual([
      { event: 'remade', at, by: 'owner@example.com' },
    ])
    await aws.putRow(ready)
    expect(await regenerateMissingFiles(order, NOW)).toBe(true)
    expect((await aws.readOrder(ready.id))?.history).toEqual([{ event: 'remade', at }])
    const paid = await put(stored.orders['paid in review'], 'paid')
    expect(await regenerateFiles(paid, NOW, 'x')).toBe(true)
    expect(await aws.readOrder(paid.id)).toMatchObject({
      ...{ awaiting: 'files', sweeps: 0, due_at: isoTimeAfter(NOW, 120_000) },
      history: [{ event: 'remade', at, by: 'x' }],
    })
  })
})

describe('the order record stores', () => {
  it('when answers were corrected and when the corrected document was emailed', async () => {
    const order = await put(ready, 'ready')
    expect(await replaceAnswers(order, { answers_version: '2_other' }, NOW)).toBe(true)
    const corrected = await aws.readOrder(ready.id)
    expect(corrected).toMatchObject({ corrected_at: at, awaiting: 'files', sweeps: 0, revision: 2 })
    expect(corrected?.history).toEqual([{ event: 'corrected', at, by: 'the buyer' }])
    await aws.putRow({ ...corrected, files_revision: 2 })
    expect(await markMailed({ id: ready.id, revision: 2 }, NOW)).toBe(true)
    const mailed = await aws.readOrder(ready.id)
    expect(mailed).toMatchObject({ mailed_at: at, history: [{}, { event: 'mailed', at }] })
    expect(mailed).not.toHaveProperty('awaiting')
    expect(mailed).not.toHaveProperty('due_at')
  })
})

it('allows an emailed link once an hour, to the millisecond', async () => {
  const order = await put({ ...ready, link_sent_at: at }, 'ready')
  const timeAfter = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)
  expect(isLinkDue(order, timeAfter(3_600_000 - 1))).toBe(false)
  expect(isLinkDue(order, timeAfter(3_600_000))).toBe(true)
  expect(isLinkDue({ ...order, link_sent_at: undefined }, NOW)).toBe(true)
})
