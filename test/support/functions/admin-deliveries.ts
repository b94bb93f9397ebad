import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import { interceptCalls } from '../store/intercept-calls.ts'
import { rewriteOrder } from '../store/rows.ts'
import type { Functions } from './functions.ts'

/** What an admin has delivered again: a link or files, through the routes. */
export const itDeliversAgain = (running: () => Functions): void => {
  const viewOf = async (query: string) =>
    (await running().answer('findPurchases', { query })).purchases[0]
  const eventsOf = async (id: string) => (await viewOf(id))?.history.map(({ event }) => event) ?? []
  const intercept = (by: Parameters<typeof interceptCalls>[0]) => interceptCalls(by, 'attempts')
  /** Something happens before the next update of a row, which has been read by then. */
  const beforeUpdate = (happens: () => Promise<unknown>) =>
    intercept(async (call, send) => {
      if (call.name === 'UpdateItem') {
        intercept((_, sendOther) => sendOther())
        await happens()
      }
      return send()
    })
  /** A purchase whose files are still to come. */
  const buyUndelivered = async () => {
    const { id } = await running().buy()
    const due_at = new Date().toISOString()
    await rewriteOrder(running(), id, { status: 'paid', awaiting: 'review', due_at, sweeps: 8 })
    return id
  }

  describe('what a buyer is given once more', () => {
    it('is one link, when it is asked for twice at one moment, and the other one is told', async () => {
      const { answer, refusal, buy } = running()
      const { id } = await buy()
      let downloadToken = ''
      beforeUpdate(async () => {
        downloadToken = (await answer('reissuePurchase', { id })).downloadToken
      })
      const { error } = await refusal('reissuePurchase', 'conflict', { id })
      expect(error).toBe(MESSAGES.purchases.changed)
      await answer('getDownload', { token: downloadToken })
      expect((await eventsOf(id)).filter((event) => event === 'reissued')).toHaveLength(1)
    })

    it('is mailed with the new link and until when it works', async () => {
      const { answer, buy, parts } = running()
      const { id } = await buy()
      const email = 'again@example.org'
      await answer('readdressPurchase', { id, email })
      const { downloadToken, expiresAt } = await answer('reissuePurchase', { id })
      const mails = (await parts.mail.messages()).filter(({ to }) => to.includes(email))
      expect(mails.filter(({ text }) => text?.includes(downloadToken))).toHaveLength(1)
      expect(await viewOf(id)).toMatchObject({ expiresAt })
    })

    it('are the files of a purchase that never had any, whose review ends', async () => {
      const id = await buyUndelivered()
      const asked: string[] = []
      intercept((call, send) => {
        if ('MessageBody' in call.input) asked.push(String(call.input.MessageBody))
        return send()
      })
      expect(await running().answer('retryPurchase', { id })).toEqual({ status: 'paid' })
      intercept((_, send) => send())
      expect(asked.map((body) => JSON.parse(body).orderId)).toEqual([id])
      expect(await viewOf(id)).toMatchObject({ status: 'paid', awaiting: 'files' })
      expect(await eventsOf(id)).toContain('remade')
    })

    it('are no files of a purchase that is given back at that moment', async () => {
      const { answer, refusal, buy } = running()
      const { id } = await buy()
      beforeUpdate(() => answer('refundPurchase', { id, requestId: randomUUID() }))
      const { error } = await refusal('retryPurchase', 'conflict', { id })
      expect(error).toBe(MESSAGES.purchases.notRepeatable)
      expect(await viewOf(id)).toMatchObject({ status: 'revoked' })
    })
  })

  it('a purchase that waits for its files is not listed as a payment that fits no order', async () => {
    const id = await buyUndelivered()
    const { payments } = await running().answer('listUnmatchedPayments', {})
    expect(payments.map((payment) => payment.id)).not.toContain(id)
    await running().answer('retryPurchase', { id })
  })
}
