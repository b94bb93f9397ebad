import { afterEach, describe, expect, it } from 'vitest'
import { changeEmail, reissueLink } from '../../lambdas/core/orders/admin-transitions.ts'
import { readOfferSales } from '../../lambdas/core/orders/offer-quota.ts'
import { purchase, purgeAt } from '../../lambdas/core/orders/order.ts'
import {
  findBySession,
  findByToken,
  findOrder,
  findPurchase,
} from '../../lambdas/core/orders/table.ts'
import {
  markExpired,
  markMailed,
  markPaid,
  markReady,
  markRegenerated,
} from '../../lambdas/core/orders/transitions.ts'
import { markHandled } from '../../lambdas/core/orders/unmatched.ts'
import { OFFER } from '../../shared/catalog/offer.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { interceptCalls, loseNextResponse } from '../support/store/intercept-calls.ts'
import { poll } from '../support/store/poll.ts'
import { putPurchase } from '../support/store/put-purchase.ts'
import { revoke } from '../support/store/revoke.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00.000Z')
const FILES = { docx_url: 'a.docx', pdf_url: 'a.pdf', instructions_url: 'a_instructions.pdf' }

setUpAws()
afterEach(() => interceptCalls((_, send) => send()))

const put = async (name: keyof typeof stored.orders) => {
  await aws.putRow(stored.orders[name])
  return purchase.parse(stored.orders[name])
}

const putReady = (name: keyof typeof stored.orders) =>
  putPurchase(aws, stored.orders[name], 'ready')

describe('a stale link in the index', () => {
  const shown = stored.orders['ready and mailed']
  /** Changes the order after its token was looked up in the index. */
  const findMeanwhile = async (happens: () => Promise<unknown>) => {
    const { download_token } = await putReady('ready and mailed')
    expect((await findByToken(download_token))?.id).toBe(shown.id)
    interceptCalls(async ({ name }, send) => {
      const answer = await send()
      if (name === 'Query') await happens()
      return answer
    })
    return findByToken(download_token)
  }

  it('finds nothing when the order has a new link', async () => {
    const found = await findMeanwhile(() => reissueLink(shown, NOW))
    expect(found).toBeUndefined()
  })

  it('finds the current order, not the indexed copy', async () => {
    const found = await findMeanwhile(() => revoke(shown.id, NOW))
    expect(found).toMatchObject({ id: shown.id, status: 'revoked' })
  })
})

it('uses consistent reads for everything that payments and links depend on', async () => {
  const { id, session_id } = stored.orders['open with a session']
  await put('open with a session')
  const reads: object[] = []
  interceptCalls((call, send) => {
    if (call.name === 'GetItem') reads.push(call.input)
    return send()
  })
  await findPurchase(id)
  await readOfferSales({ ...OFFER, quota: 10 })
  loseNextResponse(({ name }) => name === 'UpdateItem')
  expect(await markExpired(id, session_id)).toBe(true)
  expect(reads).toHaveLength(3)
  for (const read of reads) expect(read).toMatchObject({ ConsistentRead: true })
})

describe('a correction', () => {
  it('gets its own email when it arrives while the previous one is being emailed', async () => {
    const present = await putReady('ready, corrected twice, second in progress')
    expect(await markMailed({ id: present.id, revision: 2 }, NOW)).toBe(false)
    expect(await findPurchase(present.id)).toMatchObject({ awaiting: 'files' })
  })
})

describe('regenerated files', () => {
  it('are not mistaken for those of a correction made in the meantime', async () => {
    const present = await putReady('ready, remake in progress')
    expect(await markRegenerated({ ...present, revision: 2 })).toBe(false)
    expect(await findPurchase(present.id)).toEqual(present)
  })

  it('do not leave an order waiting forever when its email went out in the meantime', async () => {
    const present = await putReady('ready, remake in progress')
    expect(await markRegenerated({ ...present, mailed_at: undefined })).toBe(false)
    expect(await markRegenerated(present)).toBe(true)
    expect(await findPurchase(present.id)).not.toHaveProperty('awaiting')
  })
})

describe('the retention period of an order', () => {
  it('starts with the payment, not with the opening of the order', async () => {
    const { id } = await put('open with a session')
    await markPaid(id, { session_id: 'cs_test_paid' }, NOW)
    expect(await findPurchase(id)).toMatchObject({ purge_at: purgeAt(NOW) })
  })
})

it('revokes the link of an order that becomes ready during the refund', async () => {
  const { id } = await put('paid')
  let updates = 0
  interceptCalls(async ({ name }, send) => {
    if (name.startsWith('Update')) updates += 1
    if (updates === 1) await markReady(id, FILES, NOW)
    return send()
  })
  expect(await revoke(id, NOW)).toBe(true)
  expect((await findOrder(id))?.status).toBe('revoked')
})

describe('two concurrent admins', () => {
  it('set one new email address: the second request is rejected', async () => {
    for (const name of ['ready and mailed', 'paid'] as const) {
      const shown = await put(name)
      if (shown.status !== 'ready' && shown.status !== 'paid') throw new Error(shown.status)
      expect(await changeEmail(shown, 'first@example.org', NOW)).toBe(true)
      expect(await changeEmail(shown, 'second@example.org', NOW)).toBe(false)
      expect(await findPurchase(shown.id)).toMatchObject({ email: 'first@example.org' })
    }
  })

  it('issue one new link: the buyer gets no dead link', async () => {
    const shown = await putReady('ready and mailed')
    const link = await reissueLink(shown, NOW, 'first@example.com')
    expect(link).toBeDefined()
    expect(await reissueLink(shown, NOW, 'second@example.com')).toBeUndefined()
    const row = await findPurchase(shown.id)
    expect(row).toMatchObject({ ...link })
    expect(row?.history).toMatchObject([{ event: 'reissued', by: 'first@example.com' }])
  })

  it('close a payment once, recording the first admin and time', async () => {
    const { id } = await put('unmatched')
    expect(await markHandled(id, NOW, 'first@example.com')).toBe(true)
    expect(await markHandled(id, new Date(NOW.getTime() + 1), 'second@example.com')).toBe(false)
    expect(await findPurchase(id)).toMatchObject({
      closed_at: NOW.toISOString(),
      history: [{ event: 'closed', by: 'first@example.com' }],
    })
  })
})

it('finds the order of a session, never the payment assigned to it', async () => {
  for (const each of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const session_id = `cs_test_shared_${each}`
    await aws.putRow({ ...stored.orders.unmatched, id: `unmatched_${session_id}`, session_id })
    await aws.putRow({ ...stored.orders.paid, id: `ord_${each.repeat(32)}`, session_id })
    const find = () => findBySession(session_id)
    const isOrder = (row: { status: string } | undefined) => row?.status === 'paid'
    expect((await poll(find, isOrder, { seconds: 5 }))?.status).toBe('paid')
  }
})
