import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import { interceptCalls } from '../store/intercept-calls.ts'
import { rewriteOrder } from '../store/rows.ts'
import { functions, viewOf } from './functions.ts'

/** Links and files that an admin reissues, through the routes. */
export const testRedelivery = (): void => {
  const eventsOf = async (id: string) => (await viewOf(id))?.history.map(({ event }) => event) ?? []
  const intercept = (by: Parameters<typeof interceptCalls>[0]) => interceptCalls(by, 'attempts')
  /** Runs before the next update of a row, which has already been read. */
  const beforeUpdate = (happens: () => Promise<unknown>) =>
    intercept(async (call, send) => {
      if (call.name === 'UpdateItem') {
        intercept((_, sendOther) => sendOther())
        await happens()
      }
      return send()
    })
  /** A purchase whose files are pending. */
  const buyUndelivered = async () => {
    const { id } = await functions.buy()
    const due_at = new Date().toISOString()
    await rewriteOrder(functions, id, { status: 'paid', awaiting: 'review', due_at, sweeps: 8 })
    return id
  }

  describe('a repeated delivery', () => {
    it('issues one link when requested twice concurrently and rejects the second request', async () => {
      const { call, expectError, buy } = functions
      const { id } = await buy()
      let downloadToken = ''
      beforeUpdate(async () => {
        downloadToken = (await call('reissuePurchase', { id })).downloadToken
      })
      const { error } = await expectError('reissuePurchase', 'conflict', { id })
      expect(error).toBe(MESSAGES.purchases.changed)
      await call('getDownload', { token: downloadToken })
      expect((await eventsOf(id)).filter((event) => event === 'reissued')).toHaveLength(1)
    })

    it('emails the new link with its expiry date', async () => {
      const { call, buy, servers } = functions
      const { id } = await buy()
      const email = 'again@example.org'
      await call('readdressPurchase', { id, email })
      const { downloadToken, expiresAt } = await call('reissuePurchase', { id })
      const mails = (await servers.mail.messages()).filter(({ to }) => to.includes(email))
      expect(mails.filter(({ text }) => text?.includes(downloadToken))).toHaveLength(1)
      expect(await viewOf(id)).toMatchObject({ expiresAt })
    })

    it('generates the files of an undelivered purchase and ends its review', async () => {
      const id = await buyUndelivered()
      const messages: string[] = []
      intercept((call, send) => {
        if ('MessageBody' in call.input) messages.push(String(call.input.MessageBody))
        return send()
      })
      expect(await functions.call('retryPurchase', { id })).toEqual({ status: 'paid' })
      intercept((_, send) => send())
      expect(messages.map((body) => JSON.parse(body).orderId)).toEqual([id])
      expect(await viewOf(id)).toMatchObject({ status: 'paid', awaiting: 'files' })
      expect(await eventsOf(id)).toContain('remade')
    })

    it('is rejected for a purchase refunded at the same moment', async () => {
      const { call, expectError, buy } = functions
      const { id } = await buy()
      beforeUpdate(() => call('refundPurchase', { id, requestId: randomUUID() }))
      const { error } = await expectError('retryPurchase', 'conflict', { id })
      expect(error).toBe(MESSAGES.purchases.notRepeatable)
      expect(await viewOf(id)).toMatchObject({ status: 'revoked' })
    })
  })

  it('does not list a purchase waiting for its files as an unmatched payment', async () => {
    const id = await buyUndelivered()
    const { payments } = await functions.call('listUnmatchedPayments', {})
    expect(payments.map((payment) => payment.id)).not.toContain(id)
    await functions.call('retryPurchase', { id })
  })
}
