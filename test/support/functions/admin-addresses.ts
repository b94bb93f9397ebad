import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import { interceptCalls } from '../store/intercept-calls.ts'
import { rewriteOrder } from '../store/rows.ts'
import { purchase } from '../store/store.ts'
import { functions, rowOf, viewOf } from './functions.ts'

/** Changes of a purchase's address through the admin routes. */
export const testAddressChanges = (): void => {
  const mailsTo = async (address: string) =>
    (await functions.servers.mail.messages()).filter(({ to }) =>
      JSON.stringify(to).includes(address),
    )

  describe('correcting an email address', () => {
    it('issues a new link to the new address, revokes the old one and records the admin', async () => {
      const { call, expectError, buy } = functions
      const { id, token } = await buy()
      const changed = await call('readdressPurchase', { id, email: ' Devon@Example.org ' })
      expect(changed).toMatchObject({ email: 'devon@example.org' })
      const { downloadToken = '' } = changed
      await expectError('getDownload', 'not_found', { token })
      await call('getDownload', { token: downloadToken })
      const mails = await mailsTo('devon@example.org')
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(downloadToken)
      expect(await viewOf('devon@example.org')).toMatchObject({ id, email: 'devon@example.org' })
      expect((await viewOf(id))?.history.at(-1)).toMatchObject({
        event: 'readdressed',
        by: 'test-admin',
        from: 'd***@example.com',
        to: 'd***@example.org',
      })
    })

    it('changes where the files are emailed while they are still being generated', async () => {
      const { call, buy } = functions
      const { id } = await buy()
      const paid = { status: 'paid', awaiting: 'files', sweeps: 0 } as const
      await rewriteOrder(functions, id, {
        ...paid,
        due_at: new Date().toISOString(),
        email: undefined,
      })
      const email = 'late@example.org'
      expect(await call('readdressPurchase', { id, email })).toEqual({ email })
      expect(await mailsTo(email)).toHaveLength(0)
      expect(await rowOf(id)).toMatchObject({ status: 'paid', email })
      expect((await viewOf(id))?.history.at(-1)).not.toHaveProperty('from')
    })

    it('succeeds for one of two concurrent admins and rejects the other', async () => {
      const { call, expectError, buy } = functions
      const { id } = await buy()
      interceptCalls(async (request, send) => {
        if (request.name === 'UpdateItem') {
          interceptCalls((_, sendOther) => sendOther(), 'attempts')
          await call('readdressPurchase', { id, email: 'first@example.org' })
        }
        return send()
      }, 'attempts')
      const input = { id, email: 'second@example.org' }
      const { error } = await expectError('readdressPurchase', 'conflict', input)
      expect(error).toBe(MESSAGES.purchases.changed)
      expect(await viewOf(id)).toMatchObject({ email: 'first@example.org' })
    })

    it('requires a different address and an existing, paid purchase', async () => {
      const { call, expectError, buy } = functions
      const { id } = await buy()
      const { email = '' } = (await viewOf(id)) ?? {}
      const same = await expectError('readdressPurchase', 'conflict', { id, email })
      expect(same.error).toBe(MESSAGES.purchases.sameAddress)
      const { orderId } = await call('createOrder', purchase())
      const input = { id: orderId, email: 'a@example.org' }
      const open = await expectError('readdressPurchase', 'conflict', input)
      expect(open.error).toBe(MESSAGES.purchases.notReaddressable)
      await expectError('readdressPurchase', 'not_found', { ...input, id: 'ord_unknown' })
      await expectError('readdressPurchase', 'invalid', { id, email: 'no address' })
    })
  })
}
