import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import { interceptCalls } from '../store/intercept-calls.ts'
import { allOrders, rewriteOrder } from '../store/rows.ts'
import { purchase } from '../store/store.ts'
import type { Functions } from './functions.ts'

/** Another address for a purchase, through the admin's routes. */
export const itCorrectsAddresses = (running: () => Functions): void => {
  const viewOf = async (query: string) =>
    (await running().answer('findPurchases', { query })).purchases[0]
  const rowOf = async (id: string) => (await allOrders(running())).find((row) => row.id === id)
  const mailsTo = async (address: string) =>
    (await running().parts.mail.messages()).filter(({ to }) => JSON.stringify(to).includes(address))

  describe('a mistyped address', () => {
    it('is changed: the new one gets a new link, the old link ends, and the history says who', async () => {
      const { answer, refusal, buy } = running()
      const { id, token } = await buy()
      const changed = await answer('readdressPurchase', { id, email: ' Devon@Example.org ' })
      expect(changed).toMatchObject({ email: 'devon@example.org' })
      const { downloadToken = '' } = changed
      await refusal('getDownload', 'not_found', { token })
      await answer('getDownload', { token: downloadToken })
      const mails = await mailsTo('devon@example.org')
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(downloadToken)
      expect(await viewOf('devon@example.org')).toMatchObject({ id, email: 'devon@example.org' })
      expect((await viewOf(id))?.history.at(-1)).toMatchObject({
        event: 'readdressed',
        by: 'somebody',
        from: 'd***@example.com',
        to: 'd***@example.org',
      })
    })

    it('of a purchase whose files are being made is where they will be mailed', async () => {
      const { answer, buy } = running()
      const { id } = await buy()
      const paid = { status: 'paid', awaiting: 'files', sweeps: 0 } as const
      await rewriteOrder(running(), id, {
        ...paid,
        due_at: new Date().toISOString(),
        email: undefined,
      })
      const email = 'late@example.org'
      expect(await answer('readdressPurchase', { id, email })).toEqual({ email })
      expect(await mailsTo(email)).toHaveLength(0)
      expect(await rowOf(id)).toMatchObject({ status: 'paid', email })
      expect((await viewOf(id))?.history.at(-1)).not.toHaveProperty('from')
    })

    it('that somebody else changes at that moment is changed once, and the other one is told', async () => {
      const { answer, refusal, buy } = running()
      const { id } = await buy()
      interceptCalls(async (call, send) => {
        if (call.name === 'UpdateItem') {
          interceptCalls((_, sendOther) => sendOther(), 'attempts')
          await answer('readdressPurchase', { id, email: 'first@example.org' })
        }
        return send()
      }, 'attempts')
      const input = { id, email: 'second@example.org' }
      const { error } = await refusal('readdressPurchase', 'conflict', input)
      expect(error).toBe(MESSAGES.purchases.changed)
      expect(await viewOf(id)).toMatchObject({ email: 'first@example.org' })
    })

    it('has to be another one, of a purchase that is there and paid', async () => {
      const { answer, refusal, buy } = running()
      const { id } = await buy()
      const { email = '' } = (await viewOf(id)) ?? {}
      const same = await refusal('readdressPurchase', 'conflict', { id, email })
      expect(same.error).toBe(MESSAGES.purchases.sameAddress)
      const { orderId } = await answer('createOrder', purchase())
      const input = { id: orderId, email: 'a@example.org' }
      const open = await refusal('readdressPurchase', 'conflict', input)
      expect(open.error).toBe(MESSAGES.purchases.notReaddressable)
      await refusal('readdressPurchase', 'not_found', { ...input, id: 'ord_unknown' })
      await refusal('readdressPurchase', 'invalid', { id, email: 'no address' })
    })
  })
}
