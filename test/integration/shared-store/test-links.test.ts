import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import { testTokenFor } from '../../../shared/test-token.ts'
import { allOrders } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

const DAY = 86_400_000

setUpSharedStore()

describe('a test link', () => {
  it('opens the samples for seven days from its time, and no purchase', async () => {
    const made = new Date(Date.now() - DAY)
    const token = testTokenFor('bill-of-sale', made)
    const { status, body } = await store.download(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      documentId: 'bill-of-sale',
      title: 'Bill of Sale',
      files: ['docx', 'pdf', 'instructions'],
      paymentId: 'TEST_PAYMENT',
      createdAt: made.toISOString(),
      expiresAt: new Date(made.getTime() + 7 * DAY).toISOString(),
    })
    expect((await allOrders(store)).map((order) => order.download_token)).not.toContain(token)
  })

  it('may say its time in seconds', async () => {
    const seconds = Math.floor(Date.now() / 1000)
    const { body } = await store.download(`test_bill-of-sale_${seconds}_abc123`)
    expect(body.createdAt).toBe(new Date(seconds * 1000).toISOString())
  })

  it.each([
    ['docx', '.docx'],
    ['pdf', '.pdf'],
    ['instructions', '_instructions.pdf'],
  ])('leads to the sample as %s', async (format, ending) => {
    const { status, headers } = await store.get(`/api/downloads/${testTokenFor('nda')}/${format}`)
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(
      `${store.site}/samples/non-disclosure-agreement-sample${ending}`,
    )
  })

  it('says that it has expired', async () => {
    const token = testTokenFor('bill-of-sale', new Date(Date.now() - 7 * DAY - 1000))
    for (const path of ['', '/pdf']) {
      const { status, body } = await store.get<{ error: string }>(`/api/downloads/${token}${path}`)
      expect(status).toBe(410)
      expect(body.error).toBe(MESSAGES.download.expired)
    }
  })

  it.each([
    ['an unknown document', testTokenFor('unknown')],
    ['a document that is not sold', testTokenFor('living-trust')],
    ['a prototype', testTokenFor('__proto__')],
    ['another time', testTokenFor('bill-of-sale', new Date(Date.now() + DAY))],
    ['no time', 'test_bill-of-sale_soon_abcdef'],
    ['a path', 'test_..%2f..%2fetc_1800000000000_abc'],
  ])('to %s opens nothing', async (_, token) => {
    expect((await store.download(token)).status).toBe(404)
  })

  it('cannot be deleted or corrected: there is nothing behind it', async () => {
    const token = testTokenFor('bill-of-sale')
    const reply = await fetch(`${store.site}/api/downloads/${token}`, { method: 'DELETE' })
    expect(reply.status).toBe(404)
    expect((await store.get(`/api/downloads/${token}/answers`)).status).toBe(404)
  })
})
