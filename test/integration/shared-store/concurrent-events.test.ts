import { expect, it } from 'vitest'
import { filePrefixOf } from '../../../lambdas/core/files.ts'
import fc from '../../support/fast-check.ts'
import { poll } from '../../support/store/poll.ts'
import { allFiles, allOrders } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { payAt, sessionOf, signEvent } from '../../support/store/store.ts'

setUpSharedStore()

/** A hundred events, half of them "completed", among late expiries and other success events. */
const TYPES = Array.from(
  { length: 100 },
  (_, index) =>
    ['completed', 'completed', 'expired', 'async_payment_succeeded'].map(
      (suffix) => `checkout.session.${suffix}`,
    )[index % 4],
).flatMap((type) => type ?? [])

const metric = (name: string) =>
  store.printed
    .filter((line) => line.startsWith('{'))
    .reduce((sum, line) => sum + Number(JSON.parse(line)[name] ?? 0), 0)

/** Pays an order whose webhook is delayed. */
const payWithoutWebhook = async () => {
  store.holdEvents()
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  return { id: body.orderId, session: sessionOf(body.url) }
}

it('100 concurrent events in any order create one paid order with one token, three files and one email', async () => {
  const order = fc.shuffledSubarray(TYPES, { minLength: TYPES.length })
  await fc.assert(
    fc.asyncProperty(order, async (types) => {
      const { id, session } = await payWithoutWebhook()
      const sold = metric('OrdersPaid')
      const answers = await Promise.all(
        types.map((type) => store.deliver(signEvent(type, { id: session }))),
      )
      expect(new Set(answers)).toEqual(new Set([200]))
      const find = async () => (await allOrders(store)).filter((row) => row.session_id === session)
      const rows = await poll(find, ([row]) => row?.mailed_at !== undefined)
      expect(rows).toHaveLength(1)
      expect(metric('OrdersPaid')).toBe(sold + 1)
      const [{ download_token: token = '-' } = {}] = rows
      expect((await store.ready(id)).downloadToken).toBe(token)
      expect(
        (await allFiles(store)).filter((key) => key.startsWith(filePrefixOf(id))),
      ).toHaveLength(3)
      const mails = (await store.servers.mail.messages()).map((mail) => JSON.stringify(mail))
      expect(mails.filter((mail) => mail.includes(token))).toHaveLength(1)
    }),
    { numRuns: 2 },
  )
})
