import { beforeAll, describe, expect, it } from 'vitest'
import { clearTemplateCache, lookUpTemplate } from '../../lambdas/core/templates/current.ts'
import { DEFAULT_STATE } from '../../lambdas/core/templates/versions.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { payAt, sessionOf, signEvent } from '../support/store/store.ts'

setUpNewStore()
let token: string
let session: string
beforeAll(async () => {
  const bought = await store.checkout()
  await payAt(bought.body.url, 'pay')
  token = (await store.ready(bought.body.orderId)).downloadToken ?? ''
  session = sessionOf((await store.checkout()).body.url)
  await store.servers.database.stop()
})

describe('with the database down', () => {
  it('a download link returns the generic error without details', async () => {
    const { status, body } = await store.download(token)
    expect(status).toBe(500)
    expect(body).toEqual({ code: 'unexpected', error: MESSAGES.download.unexpected })
  })

  it('the webhook returns 5xx, so that Stripe redelivers, but still 400 for a forged event', async () => {
    const event = signEvent('checkout.session.completed', { id: session })
    expect(await store.deliver(event)).toBeGreaterThanOrEqual(500)
    expect(await store.deliver({ ...event, signature: 't=1,v1=00' })).toBe(400)
  })

  it('a document uses the generated default template', async () => {
    clearTemplateCache()
    expect((await lookUpTemplate('bill-of-sale', DEFAULT_STATE)).files).toEqual({})
  })
})
