import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Purchase } from '../../lambdas/core/orders/order.ts'
import { orderIdFor } from '../../lambdas/core/orders/order-id.ts'
import { findRecent, MAX_EXTRA_QUERIES, PAGE_SIZE } from '../../lambdas/core/orders/recent.ts'
import {
  findAwaiting,
  findBySession,
  findByToken,
  findOrder,
} from '../../lambdas/core/orders/table.ts'
import {
  attachSession,
  markExpired,
  markPaid,
  openOrder,
} from '../../lambdas/core/orders/transitions.ts'
import { lazy } from '../support/once.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { countAwsCalls } from '../support/store/intercept-calls.ts'
import { collectOutput } from '../support/store/log-privacy.ts'
import { poll } from '../support/store/poll.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

setUpAws()

const draft = (changes = {}) => ({
  id: orderIdFor(randomUUID()),
  document_id: 'bill-of-sale',
  title: 'Bill of Sale',
  answers_version: '1_0123abcd',
  amount: 1900,
  currency: 'usd',
  ...changes,
})

const payment = () => ({ session_id: `cs_test_${randomUUID()}` })

const tokenOf = async (id: string) => {
  const order = await findOrder(id)
  return order?.status === 'paid' ? order.download_token : ''
}

/** Indexes are updated shortly after their table. */
const eventually = <T>(ask: () => Promise<T | undefined>): Promise<T | undefined> =>
  poll(ask, (answer) => answer !== undefined)

it('opens one order per request and rejects the same id for another purchase', async () => {
  const wanted = draft()
  const output = collectOutput([])
  const opened = await openOrder(wanted)
  expect(await openOrder(wanted)).toEqual(opened)
  output.stop()
  expect(output.lines.filter((line) => line.includes('"OrdersOpened":1'))).toHaveLength(1)
  await expect(openOrder({ ...wanted, amount: 1 })).rejects.toMatchObject({ code: 'conflict' })
  expect(await findOrder(wanted.id)).toEqual(opened)
})

it('accepts exactly one of 50 concurrent payments, and its token finds the order', async () => {
  const order = await openOrder(draft())
  const { id } = order
  const session = `cs_test_${randomUUID()}`
  await attachSession(order, session)
  const tries = await Promise.all(
    Array.from({ length: 50 }, () => markPaid(id, { session_id: session, email: 'b@example.com' })),
  )
  expect(tries.filter(Boolean)).toHaveLength(1)
  const token = await tokenOf(id)
  expect((await eventually(() => findByToken(token)))?.id).toBe(id)
  expect((await eventually(() => findBySession(session)))?.id).toBe(id)
  expect(await markExpired(id, session)).toBe(false)
})

it('finds orders awaiting files once they are due, oldest first', async () => {
  const [late, early] = [await openOrder(draft()), await openOrder(draft())]
  await markPaid(late.id, payment(), new Date('2020-01-01T00:10:00Z'))
  await markPaid(early.id, payment(), new Date('2020-01-01T00:00:00Z'))
  const find = (until: string) => findAwaiting('files', until)
  await poll(
    () => find('2020-01-01T01:00:00.000Z'),
    (orders) => orders.length === 2,
  )
  expect((await find('2020-01-01T01:00:00.000Z')).map(({ id }) => id)).toEqual([early.id, late.id])
  expect((await find('2020-01-01T00:05:00.000Z')).map(({ id }) => id)).toEqual([early.id])
})

const queriesIn = (calls: string[]) => calls.filter((name) => name === 'Query')

const STATUSES = ['paid', 'ready', 'unmatched'] as const
const STORED = [stored.orders.paid, stored.orders['ready and mailed'], stored.orders.unmatched]

/** Inserts rows of three states, two per point in time, created this year. Returns their ids, oldest first. */
const putPurchases = async (year: number, count: number, more: object = {}) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...STORED[index % STORED.length],
    id: `${year}_${index}`,
    created_at: new Date(Date.UTC(year, 0, 1, 0, 0, Math.floor(index / 2))).toISOString(),
    ...more,
  }))
  await Promise.all(rows.map((row) => aws.putRow(row)))
  return rows.map(({ id }) => id)
}

const yearOf = (year: number) => ({
  statuses: STATUSES,
  from: `${year}-01-01T00:00:00.000Z`,
  until: `${year}-12-31T00:00:00.000Z`,
})

/** The pages of a year, as rows. */
const pagesOf = async (year: number, more: { text?: string; documentId?: string } = {}) => {
  const pages: Purchase[][] = []
  let until: string | undefined = yearOf(year).until
  while (until) {
    const { found, next } = await findRecent({ ...yearOf(year), ...more, until })
    pages.push(found)
    until = next
  }
  return pages
}

it('lists each purchase once, newest first, with one query per state and page', async () => {
  const ids = await putPurchases(2001, 2 * PAGE_SIZE + 7)
  await poll(
    () => pagesOf(2001),
    (pages) => pages.flat().length === ids.length,
  )
  const calls = countAwsCalls()
  const pages = await pagesOf(2001)
  expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE + 1, PAGE_SIZE, 6])
  expect(new Set(pages.flat().map(({ id }) => id))).toEqual(new Set(ids))
  const times = pages.flat().map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(queriesIn(calls)).toHaveLength(pages.length * STATUSES.length)
})

it('returns a single page when the purchases exactly fill it', async () => {
  const ids = await putPurchases(2004, PAGE_SIZE)
  await poll(
    () => pagesOf(2004),
    (pages) => pages.flat().length === ids.length,
    { seconds: 5 },
  )
  expect((await pagesOf(2004)).map(({ length }) => length)).toEqual([PAGE_SIZE])
})

it('starts with the newest when there are more than one query reads, and requests only one page', async () => {
  const start = Date.UTC(2003, 0, 1)
  const ids = Array.from({ length: 130 }, (_, index) => `2003_${index}`)
  const openedAt = (index: number) => new Date(start + index * 1000).toISOString()
  const row = stored.orders.paid
  await Promise.all(ids.map((id, index) => aws.putRow({ ...row, id, created_at: openedAt(index) })))
  await poll(
    () => pagesOf(2003),
    (pages) => pages.flat().length === ids.length,
    { seconds: 5 },
  )
  const calls = countAwsCalls()
  const { found, next } = await findRecent(yearOf(2003))
  expect(found.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, PAGE_SIZE))
  expect(next).toBe(openedAt(ids.length - PAGE_SIZE - 1))
  expect(queriesIn(calls)).toHaveLength(STATUSES.length)
  expect((await pagesOf(2003)).flat().map(({ id }) => id)).toEqual(ids.toReversed())
})

/** Longer than usual and included in the index, so that a query reads only two or three purchases. */
const LONG_ID = 'x'.repeat(390_000)

/**
 * Purchases of one document, of which a filtered query reads two or three at a time; the oldest has an address of its
 * own.
 */
const putLargePurchases = lazy(async () => {
  const ids = await putPurchases(2002, 36, {
    document_id: LONG_ID,
  })
  const [oldest = ''] = ids
  await aws.putRow({ ...(await aws.readOrder(oldest)), email: 'rare@example.org' })
  return ids
})

const compareNewest = (a: Purchase, b: Purchase) =>
  b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id)

it('limits how far back a partial address search reads and continues on the next pages', async () => {
  const [oldest] = await putLargePurchases()
  const search = { text: 'rare@' }
  await poll(
    () => pagesOf(2002, search),
    (pages) => pages.flat().length === 1,
  )
  const calls = countAwsCalls()
  const first = await findRecent({ ...yearOf(2002), ...search })
  expect(queriesIn(calls)).toHaveLength(STATUSES.length + MAX_EXTRA_QUERIES)
  expect(first.found).toEqual([])
  expect(first.next).toMatch(/^2002-01-01T/)
  const pages = await pagesOf(2002, search)
  expect(pages.flat().map(({ id }) => id)).toEqual([oldest])
})

it('neither skips nor repeats purchases of a document across partial queries', async () => {
  const ids = await putLargePurchases()
  const search = { documentId: LONG_ID }
  const pages = await poll(
    () => pagesOf(2002, search),
    (read) => read.flat().length === ids.length,
    { seconds: 5 },
  )
  const shown = pages.flat()
  expect(shown).toEqual(shown.toSorted(compareNewest))
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(ids))
  // More than the first query of each status returns, which is at most three.
  expect(pages[0]?.length).toBeGreaterThan(3 * STATUSES.length)
  expect((await pagesOf(2002, { documentId: 'promissory-note' })).flat()).toEqual([])
  const rare = { ...search, text: 'rare@' }
  expect((await pagesOf(2002, rare)).flat().map(({ id }) => id)).toEqual(ids.slice(0, 1))
  const other = { ...rare, documentId: 'promissory-note' }
  expect((await pagesOf(2002, other)).flat()).toEqual([])
})
