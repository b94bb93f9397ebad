import { afterEach, describe, expect, it } from 'vitest'
import { changeEmail, reissueLink } from '../../lambdas/core/orders/admin-transitions.ts'
import { MAX_HISTORY_ENTRIES } from '../../lambdas/core/orders/history.ts'
import { findAwaiting, findByTokenStart, findPurchase } from '../../lambdas/core/orders/table.ts'
import { markExpired, openOrder } from '../../lambdas/core/orders/transitions.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import {
  countAwsCalls,
  interceptCalls,
  loseNextResponse,
} from '../support/store/intercept-calls.ts'
import { poll } from '../support/store/poll.ts'
import { putPurchase } from '../support/store/put-purchase.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00.000Z')
const ready = stored.orders['ready and mailed']
const open = stored.orders['open with a session']

setUpAws()
afterEach(() => interceptCalls((_, send) => send()))

const putReady = () => putPurchase(aws, ready, 'ready')

/** Applies the next update or insertion but loses its response, and changes the row before it is read again. */
const loseResponse = (name: 'UpdateItem' | 'PutItem', change?: () => Promise<unknown>) => {
  let next = change
  interceptCalls(async (call, send) => {
    const act = call.name === 'GetItem' ? next : undefined
    next = act ? undefined : next
    await act?.()
    return send()
  })
  loseNextResponse((call) => call.name === name)
}

describe('a write whose response is lost counts as done', () => {
  it('when the record matches what it wrote: the buyer gets one new link', async () => {
    const order = await putReady()
    loseResponse('UpdateItem')
    expect(await changeEmail(order, 'new@example.org', NOW, 'x')).toBe(true)
    const row = await findPurchase(ready.id)
    expect(row).toMatchObject({ email: 'new@example.org', history: [{ by: 'x' }] })
    expect(row?.history).toHaveLength(1)
  })

  it('when the attributes it removed are gone: the order expires', async () => {
    await aws.putRow(open)
    loseResponse('UpdateItem')
    expect(await markExpired(open.id, open.session_id)).toBe(true)
  })

  it('when it reissued the link, which the history records once', async () => {
    await putReady()
    loseResponse('UpdateItem')
    const link = await reissueLink(ready, NOW, 'x')
    const row = await findPurchase(ready.id)
    expect(row).toMatchObject({
      ...link,
      download_token: expect.not.stringMatching(ready.download_token),
    })
    expect(row?.history).toEqual([{ event: 'reissued', at: NOW.toISOString(), by: 'x' }])
  })

  it('when it opened a new order, which opens once', async () => {
    const { id, document_id, title, amount, currency } = stored.orders['open without a session']
    const draft = { id: 'ord_lost', document_id, title, amount, currency }
    loseResponse('PutItem')
    expect(await openOrder(draft, NOW)).toMatchObject({ id: 'ord_lost', status: 'open' })
    expect(id).not.toBe(draft.id)
  })
})

describe('a write whose response is lost does not count as done', () => {
  it('when someone else issued another link in the meantime', async () => {
    const order = await putReady()
    loseResponse('UpdateItem', async () => {
      const row = await aws.readOrder(ready.id)
      await aws.putRow({ ...row, download_token: 'a'.repeat(43) })
    })
    expect(await changeEmail(order, 'new@example.org', NOW)).toBe(false)
  })

  it('when the attribute it removed is back', async () => {
    await aws.putRow(open)
    loseResponse('UpdateItem', async () => {
      const row = await aws.readOrder(open.id)
      await aws.putRow({ ...row, due_at: NOW.toISOString() })
    })
    expect(await markExpired(open.id, open.session_id)).toBe(false)
  })

  it('when the last history entry is not its own', async () => {
    const order = await putReady()
    loseResponse('UpdateItem', async () => {
      const row = await aws.readOrder(ready.id)
      const note = { event: 'noted', at: NOW.toISOString(), by: 'x' }
      await aws.putRow({ ...row, history: [...(row?.history ?? []), note] })
    })
    expect(await changeEmail(order, 'new@example.org', NOW, 'x')).toBe(false)
  })
})

it('fills the history to its limit without dropping an entry', async () => {
  const entry = { event: 'noted', at: NOW.toISOString() }
  const history = Array.from({ length: MAX_HISTORY_ENTRIES - 1 }, () => entry)
  await aws.putRow({ ...ready, history })
  expect(await reissueLink(ready, NOW)).toBeDefined()
  expect((await findPurchase(ready.id))?.history).toHaveLength(MAX_HISTORY_ENTRIES)
})

describe('order lookups', () => {
  it('find an order by the start of its token, excluding others with the same prefix', async () => {
    const row = (letter: string) => ({
      ...ready,
      id: `ord_begins_${letter}`,
      download_token: `beginning${letter.repeat(34)}`,
      token_start: 'beginnin',
    })
    for (const letter of ['a', 'b']) await aws.putRow(row(letter))
    await aws.putRow({ ...stored.orders.erased, id: 'ord_begins_c', token_start: 'beginnin' })
    await poll(
      () => findByTokenStart('beginnin'),
      ({ length }) => length === 2,
      { seconds: 5 },
    )
    const found = await findByTokenStart('beginninga')
    expect(found.map(({ id }) => id)).toEqual(['ord_begins_a'])
  })

  it('return the requested number of orders despite unreadable records', async () => {
    const row = (index: number) => ({
      ...stored.orders['paid in review'],
      id: `ord_review_${index}`,
      due_at: `2020-01-01T00:00:0${index}.000Z`,
    })
    await aws.putRow({ ...row(0), amount: 'nineteen' })
    for (const index of [1, 2, 3, 4]) await aws.putRow(row(index))
    const ids = async (limit: number) =>
      (await findAwaiting('review', '2020-01-02T00:00:00.000Z', limit)).map(({ id }) => id)
    await poll(
      () => ids(9),
      ({ length }) => length === 4,
      { seconds: 5 },
    )
    expect(await ids(2)).toEqual(['ord_review_1', 'ord_review_2'])
    expect(await ids(3)).toEqual(['ord_review_1', 'ord_review_2', 'ord_review_3'])
    const calls = countAwsCalls()
    expect(await ids(1)).toEqual(['ord_review_1'])
    expect(calls.filter((name) => name === 'Query')).toHaveLength(2)
  })
})
