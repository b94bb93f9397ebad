import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { filePrefixOf } from '../../../lambdas/core/files.ts'
import { eraseMarked } from '../../../lambdas/erasure/index.ts'
import { mailLinks } from '../../../lambdas/generation/mail-links.ts'
import { unsubscribeAddress } from '../../../lambdas/shop/signups.ts'
import { ERASURE_RECORD_DAYS } from '../../../shared/retention.ts'
import { interceptCalls } from '../store/intercept-calls.ts'
import {
  allAnswers,
  allErasures,
  allFiles,
  allOrders,
  allSignups,
  rewriteOrder,
} from '../store/rows.ts'
import { payAt, purchase } from '../store/store.ts'
import { functions, rowOf } from './functions.ts'

/** The erasure of a person by an admin. */
export const testErasures = (): void => {
  const newPerson = () => `person-${randomUUID()}@example.com`
  const erase = (email: string) => functions.call('erasePerson', { email })
  const recordOf = async (id: string) =>
    (await allErasures(functions)).find((row) => row.id === id) ?? {}
  /** Everything in all tables, and the names of all files. */
  const dumpStore = async () =>
    JSON.stringify([
      await allOrders(functions),
      await allSignups(functions),
      await allErasures(functions),
    ])

  describe('erasing a person', () => {
    it('removes and reports every purchase, payment and sign-up under the address', async () => {
      const email = newPerson()
      const { buy, call, payUnknownSession } = functions
      const ready = await buy({}, email)
      const expired = await buy({}, email)
      await rewriteOrder(functions, expired.id, { expires_at: '2026-01-01T00:00:00.000Z' })
      const refunded = await buy({}, email)
      await call('refundPurchase', { id: refunded.id, requestId: randomUUID() })
      const payment = `unmatched_${await payUnknownSession()}`
      await rewriteOrder(functions, payment, { email })
      await call('notePayment', { id: payment, text: `Wrote to ${email}` })
      await call('createSignup', { email })
      const receipt = await erase(email.toUpperCase())
      expect(receipt.purchases.map(({ id }) => id).toSorted()).toEqual(
        [ready.id, expired.id, refunded.id].toSorted(),
      )
      expect(receipt).toMatchObject({
        payments: [{ id: payment }],
        signup: 'erased',
        notErased: [],
      })
      expect(await dumpStore()).not.toContain(email)
      await eraseMarked()
      const answers = await allAnswers(functions)
      for (const { id } of [ready, expired, refunded]) {
        expect(answers.filter(({ order_id }) => order_id === id)).toEqual([])
        expect(await rowOf(id)).toMatchObject({ status: 'revoked' })
      }
      const left = await allFiles(functions)
      for (const { id } of [ready, expired, refunded]) {
        expect(left.filter((key) => key.startsWith(filePrefixOf(id)))).toEqual([])
      }
    })

    it('includes a purchase whose files are still being generated', async () => {
      const email = newPerson()
      const { call } = functions
      const { url, orderId } = await call('createCheckout', purchase())
      await payAt(url, 'pay', email)
      await call('getPurchase', { reference: orderId })
      expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
      expect((await erase(email)).purchases).toMatchObject([{ id: orderId }])
      expect(await rowOf(orderId)).toMatchObject({ status: 'revoked' })
      expect(await rowOf(orderId)).not.toHaveProperty('awaiting')
    })

    it('leaves a queued message with nothing to email', async () => {
      const email = newPerson()
      await functions.buy({}, email)
      await erase(email)
      const before = (await functions.servers.mail.messages()).length
      await mailLinks(email)
      expect(await functions.servers.mail.messages()).toHaveLength(before)
    })

    it('is recorded with the admin and without the address, with its own retention period', async () => {
      const email = newPerson()
      const { id } = await functions.buy({}, email)
      const { record, erasedAt } = await erase(email)
      const stored = await recordOf(record)
      expect(stored).toMatchObject({ by: 'test-admin', erased_at: erasedAt, purchases: [id] })
      expect(JSON.stringify(stored)).not.toContain(email)
      const seconds = Number(stored.purge_at) - Date.parse(erasedAt) / 1000
      expect(Math.round(seconds / 86_400)).toBe(ERASURE_RECORD_DAYS)
      expect((await rowOf(id))?.history?.at(-1)).toMatchObject({
        event: 'erased',
        by: 'test-admin',
      })
    })

    it('retains the address of someone who unsubscribed, so that no guide is sent again', async () => {
      const email = newPerson()
      await functions.call('createSignup', { email })
      await unsubscribeAddress(email)
      expect((await erase(email)).signup).toBe('unsubscribed')
      const row = (await allSignups(functions)).find((found) => found.email === email)
      expect(Object.keys(row ?? {}).toSorted()).toEqual([
        'email',
        'unsubscribe_token',
        'unsubscribed_at',
      ])
    })

    it('reports purchases that other writes were changing and erases them on the next run', async () => {
      const email = newPerson()
      const { id } = await functions.buy({}, email)
      let writes = 0
      interceptCalls(async ({ name }, send) => {
        if (name === 'UpdateItem') {
          writes += 1
          await rewriteOrder(functions, id, { last_write: `write-${writes}` })
        }
        return send()
      }, 'attempts')
      const first = await erase(email)
      interceptCalls((_, send) => send(), 'attempts')
      expect(first).toMatchObject({ purchases: [], notErased: [{ id }] })
      expect(await rowOf(id)).toMatchObject({ email })
      expect(await erase(email)).toMatchObject({ purchases: [{ id }], notErased: [] })
    })

    it('finds nothing the second time', async () => {
      const email = newPerson()
      await functions.buy({}, email)
      await erase(email)
      expect(await erase(email)).toMatchObject({ purchases: [], payments: [], signup: 'none' })
    })
  })
}
