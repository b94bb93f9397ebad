import { describe, expect, it } from 'vitest'
import {
  applyPayment,
  changeEmail,
  reissueLink,
} from '../../lambdas/core/orders/admin-transitions.ts'
import {
  isLastAttempt,
  MAX_ATTEMPTS,
  postponeFiles,
  postponePayment,
} from '../../lambdas/core/orders/attempts.ts'
import { MAX_HISTORY_ENTRIES } from '../../lambdas/core/orders/history.ts'
import { isoTimeAfter, type Purchase, purchase } from '../../lambdas/core/orders/order.ts'
import { eraseOrder } from '../../lambdas/core/orders/revocation.ts'
import { findPurchase } from '../../lambdas/core/orders/table.ts'
import {
  attachSession,
  markCorrected,
  markExpired,
  markFailed,
  markMailed,
  markPaid,
  markReady,
  markRegenerated,
  openOrder,
  regenerateFiles,
  regenerateMissingFiles,
  replaceAnswers,
} from '../../lambdas/core/orders/transitions.ts'
import { addNote, claim, markHandled, release } from '../../lambdas/core/orders/unmatched.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { putPurchase } from '../support/store/put-purchase.ts'
import { revoke } from '../support/store/revoke.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00.000Z')
const FILES = { docx_url: 'a.docx', pdf_url: 'a.pdf', instructions_url: 'a_instructions.pdf' }
const rows = Object.entries<Record<string, unknown>>(stored.orders)

setUpAws()

type Status = Purchase['status']
type TransitionCase = (row: Purchase) => Promise<unknown>

/** A session's end, which an open order may receive before anything else. */
const paidBy = async (
  row: Purchase,
  end: (id: string, sessionId: string) => Promise<boolean>,
): Promise<boolean> => {
  await attachSession(row, 'cs_test_new')
  return end(row.id, 'cs_test_new')
}

const readdressAny = async (row: Purchase) =>
  (row.status === 'paid' || row.status === 'ready') &&
  changeEmail(row, 'new@example.com', NOW, 'an admin')

const reissueAny = (row: Purchase) => {
  const download_token = 'download_token' in row ? row.download_token : undefined
  return reissueLink({ id: row.id, download_token: download_token ?? 'none' }, NOW)
}

const payForAny = async (row: Purchase) => {
  const payment = purchase.parse(stored.orders.unmatched)
  if (payment.status !== 'unmatched') throw new Error('not unmatched')
  const isUnpaid = row.status === 'open' || row.status === 'expired' || row.status === 'failed'
  return isUnpaid && applyPayment(row, payment, NOW)
}

/** Every transition: its source status, its target status, and the call that makes it. */
const ALLOWED_TRANSITIONS: [
  name: string,
  from: Status[],
  to: Status | 'same',
  move: TransitionCase,
][] = [
  ['attachSession', ['open'], 'same', (row) => attachSession(row, 'cs_test_new')],
  ['markPaid', ['open'], 'paid', ({ id }) => markPaid(id, { session_id: 'cs_test_paid' }, NOW)],
  ['markFailed', ['open'], 'failed', (row) => paidBy(row, markFailed)],
  ['markExpired', ['open'], 'expired', (row) => paidBy(row, markExpired)],
  ['markReady', ['paid'], 'ready', ({ id }) => markReady(id, FILES, NOW)],
  ['reissue', ['ready'], 'same', (row) => reissueAny(row)],
  ['revoke', ['paid', 'ready'], 'revoked', ({ id }) => revoke(id, NOW)],
  ['readdress', ['paid', 'ready'], 'same', (row) => readdressAny(row)],
  ['payWith', ['open', 'expired', 'failed'], 'paid', (row) => payForAny(row)],
  ['addNote', ['unmatched'], 'same', ({ id }) => addNote(id, 'Called', NOW)],
  ['markHandled', ['unmatched'], 'same', ({ id }) => markHandled(id, NOW)],
]

describe.each(ALLOWED_TRANSITIONS)('%s', (_, from, to, run) => {
  it.each(rows)('applies only from its allowed states, and only once: %s', async (_state, row) => {
    await aws.putRow(row)
    const before = purchase.parse(row)
    const done = await run(before)
    expect(Boolean(done)).toBe(from.includes(before.status))
    if (!done) return expect(await aws.readOrder(before.id)).toEqual(row)
    const after = await findPurchase(before.id)
    expect(after?.status).toBe(to === 'same' ? before.status : to)
    if (to !== 'same') expect(await run(before)).toBeFalsy()
  })
})

/** Inserts the named row as it was stored. */
const putStored = <S extends Status>(name: keyof typeof stored.orders, status: S) =>
  putPurchase(aws, stored.orders[name], status)

describe('an open order', () => {
  it('is checked once, ten minutes after its session ends', async () => {
    const order = await putStored('open without a session', 'open')
    const { id } = order
    expect(await attachSession(order, 'cs_test_new')).toBe(true)
    expect(await aws.readOrder(id)).toMatchObject({
      session_id: 'cs_test_new',
      awaiting: 'payment',
      due_at: isoTimeAfter(new Date(order.created_at), 130 * 60_000),
    })
  })

  it('expires only with its own session', async () => {
    const { id, session_id = '' } = await putStored('open with a session', 'open')
    expect(await markExpired(id, 'cs_test_other')).toBe(false)
    expect(await markExpired(id, session_id)).toBe(true)
    expect(await aws.readOrder(id)).not.toHaveProperty('awaiting')
  })

  it('fails only with its own session', async () => {
    const { id, session_id = '' } = await putStored('open with a session', 'open')
    expect(await markFailed(id, 'cs_test_other')).toBe(false)
    expect(await markFailed(id, session_id)).toBe(true)
    expect(await aws.readOrder(id)).not.toHaveProperty('awaiting')
  })

  it('is retried with a growing delay while its payment is awaited', async () => {
    const order = await putStored('open after two attempts', 'open')
    expect(await postponePayment(order, NOW)).toBe(true)
    expect(await aws.readOrder(order.id)).toMatchObject({
      sweeps: 3,
      awaiting: 'payment',
      due_at: new Date(NOW.getTime() + 2 ** 3 * 120_000).toISOString(),
    })
    expect(await postponePayment(await putStored('open without a session', 'open'), NOW)).toBe(
      false,
    )
  })

  it('is reused for the same answers only', async () => {
    const { id, document_id, title, amount, currency } = await putStored(
      'open with a session',
      'open',
    )
    const draft = { id: `${id}_2`, document_id, title, amount, currency, answers_version: '1_same' }
    await openOrder(draft)
    expect((await openOrder(draft)).id).toBe(draft.id)
    for (const changes of [
      { answers_version: undefined },
      { answers_version: '1_other' },
      { access_key: 'other' },
      { document_id: 'promissory-note' },
      { amount: 1 },
    ]) {
      await expect(openOrder({ ...draft, ...changes })).rejects.toMatchObject({ code: 'conflict' })
    }
    await aws.putRow(stored.orders.paid)
    const paid = { ...draft, id: stored.orders.paid.id }
    await expect(openOrder(paid)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('missing files', () => {
  it.each(['paid', 'ready before its mail', 'ready, correction in progress'] as const)(
    'send the order to the review queue after the last attempt: %s',
    async (name) => {
      await aws.putRow(stored.orders[name])
      const { id } = stored.orders[name]
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const order = await findPurchase(id)
        if (order?.status !== 'paid' && order?.status !== 'ready') throw new Error('not awaited')
        expect(isLastAttempt(order)).toBe(attempt === MAX_ATTEMPTS)
        expect(await postponeFiles(order, NOW)).toBe(true)
      }
      const order = await findPurchase(id)
      expect(order).toMatchObject({ awaiting: 'review', sweeps: MAX_ATTEMPTS })
      if (order?.status !== 'paid' && order?.status !== 'ready') throw new Error('lost')
      expect(await postponeFiles(order, NOW)).toBe(false)
      expect(await regenerateFiles(order, NOW)).toBe(true)
      expect(await aws.readOrder(id)).toMatchObject({ awaiting: 'files', sweeps: 0 })
    },
  )

  it('are not requested again while work is pending', async () => {
    expect(
      await regenerateMissingFiles(await putStored('ready before its mail', 'ready'), NOW),
    ).toBe(false)
    const order = await putStored('ready and mailed', 'ready')
    expect(await regenerateMissingFiles(order, NOW)).toBe(true)
    expect(await regenerateMissingFiles(order, NOW)).toBe(false)
    expect(await aws.readOrder(order.id)).toMatchObject({
      awaiting: 'files',
      remake_at: NOW.toISOString(),
    })
  })

  it('complete the regeneration that requested them, not a newer one', async () => {
    const order = await putStored('ready, remake in progress', 'ready')
    expect(await markRegenerated({ ...order, remake_at: NOW.toISOString() })).toBe(false)
    expect(await markRegenerated(order)).toBe(true)
    expect(await aws.readOrder(order.id)).not.toHaveProperty('awaiting')
    const unmailed = await putStored('ready, remake in progress before the mail', 'ready')
    expect(await markRegenerated(unmailed)).toBe(true)
    expect(await aws.readOrder(unmailed.id)).toMatchObject({ awaiting: 'files' })
  })
})

describe('a correction', () => {
  const answers = { answers_version: '3_other', us_state: 'Ohio' }

  it('is rejected while the previous one is pending', async () => {
    const order = await putStored('ready, correction in progress', 'ready')
    expect(await replaceAnswers(order, answers, NOW)).toBe(false)
    expect(await markMailed(order, NOW)).toBe(false)
    expect(await markCorrected(order, FILES)).toBe(true)
    expect(await markMailed(order, NOW)).toBe(true)
    expect(await replaceAnswers(order, answers, NOW)).toBe(true)
    expect(await aws.readOrder(order.id)).toMatchObject({ revision: 3, ...answers })
  })

  it('is rejected with an outdated link or revision', async () => {
    const order = await putStored('ready and mailed', 'ready')
    expect(await replaceAnswers({ ...order, download_token: 'old' }, answers, NOW)).toBe(false)
    expect(await replaceAnswers({ ...order, revision: 2 }, answers, NOW)).toBe(false)
    expect(await replaceAnswers(order, answers, NOW)).toBe(true)
    expect(await markCorrected(order, FILES)).toBe(false)
    expect(await aws.readOrder(order.id)).not.toHaveProperty('mailed_at')
  })
})

it('erases an order only with its current link, and removes that link', async () => {
  const { id, download_token } = await putStored('ready and mailed', 'ready')
  expect(await eraseOrder({ id, status: 'ready', download_token: 'another' }, NOW)).toBe(false)
  expect(await eraseOrder({ id, status: 'ready', download_token }, NOW)).toBe(true)
  const left = await aws.readOrder(id)
  for (const gone of ['document_data', 'email', 'download_token', 'token_start', 'pdf_url']) {
    expect(left).not.toHaveProperty(gone)
  }
})

describe('the order history', () => {
  it('is bounded: the oldest entries are dropped first', async () => {
    const order = await putStored('ready and mailed', 'ready')
    const { id } = order
    const full = Array.from({ length: MAX_HISTORY_ENTRIES + 3 }, (_, index) => ({
      event: 'noted',
      at: NOW.toISOString(),
      text: String(index),
    }))
    await aws.putRow({ ...stored.orders['ready and mailed'], history: full })
    await reissueLink(order, NOW)
    const history = (await findPurchase(id))?.history ?? []
    expect(history).toHaveLength(MAX_HISTORY_ENTRIES)
    expect(history[0]).toMatchObject({ text: '4' })
    expect(history.at(-1)).toMatchObject({ event: 'reissued' })
  })

  it('can be read with an event type added by newer code', async () => {
    const { id } = await putStored('ready and mailed', 'ready')
    const history = [{ event: 'knighted', at: NOW.toISOString(), sword: 'long' }]
    await aws.putRow({ ...stored.orders['ready and mailed'], history })
    expect((await findPurchase(id))?.history).toEqual([
      { event: 'knighted', at: NOW.toISOString() },
    ])
  })

  it('masks addresses, and contains none after an erasure', async () => {
    const order = await putStored('ready and mailed', 'ready')
    expect(await changeEmail(order, 'ann.lee@example.org', NOW, 'owner@example.com')).toBe(true)
    const changed = await findPurchase(order.id)
    expect(changed?.history).toMatchObject([
      { event: 'readdressed', from: 'b***@example.com', to: 'a***@example.org' },
    ])
    expect(JSON.stringify(changed?.history)).not.toContain('ann.lee')
    if (changed?.status !== 'ready') throw new Error('not ready')
    expect(changed.download_token).not.toBe(order.download_token)
    expect(await eraseOrder(changed, NOW)).toBe(true)
    expect(JSON.stringify(await aws.readOrder(order.id))).not.toContain('example.org')
  })
})

it('lets an unmatched payment be claimed once, and again after a release', async () => {
  const payment = await putStored('unmatched', 'unmatched')
  const { id } = payment
  expect(await claim(payment, 'ord_1', NOW)).toBe(true)
  expect(await claim(payment, 'ord_2', NOW)).toBe(false)
  expect(await aws.readOrder(id)).not.toHaveProperty('awaiting')
  expect(await release(id, 'ord_2', NOW)).toBe(false)
  expect(await release(id, 'ord_1', NOW)).toBe(true)
  expect(await aws.readOrder(id)).toMatchObject({ awaiting: 'review' })
  const released = await findPurchase(id)
  expect(await claim({ id, last_write: released?.last_write }, 'ord_2', NOW)).toBe(true)
  const refunded = await putStored('unmatched and refunded', 'unmatched')
  expect(await claim(refunded, 'ord_1', NOW)).toBe(false)
})
