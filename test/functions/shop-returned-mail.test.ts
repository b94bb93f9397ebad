import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailLinks } from '../../lambdas/generation/mail-links.ts'
import { handleMailEvent } from '../../lambdas/shop/guide-routes.ts'
import { handler } from '../../lambdas/shop/index.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { countAwsCalls } from '../support/store/intercept-calls.ts'
import { allOrders } from '../support/store/rows.ts'

setUpFunctions()
/** Every event that the local SES published. */
const events: object[] = []
beforeAll(async () => {
  functions.servers.mail.onEvent((event) => {
    events.push(event)
    return asService('shop', () => handleMailEvent(event))
  })
})

const addressOf = (outcome: string) => `${outcome}+${randomUUID()}@simulator.amazonses.com`

/** Buys for an address of SES's mailbox simulator and waits for the event. */
const buyFor = async (outcome: string) => {
  const email = addressOf(outcome)
  const bought = await functions.buy({}, email)
  await functions.servers.mail.whenSettled()
  return { email, ...bought }
}
const historyOf = async (id: string) =>
  (await functions.call('findPurchases', { query: id })).purchases[0]?.history ?? []
const returnedOf = async (id: string) =>
  (await historyOf(id)).filter(({ event }) => event === 'bounced' || event === 'complained')

/** An event about the email with this order's link. */
const eventOf = (id: string, detail: object) => ({
  source: 'aws.ses' as const,
  id: randomUUID(),
  detail: { ...detail, mail: { destination: ['ann@example.com'], tags: { 'order-0': [id] } } },
})

describe('an email about a purchase', () => {
  it.each([
    ['bounce', 'bounced', 'b***@simulator.amazonses.com', 'permanent (General)'],
    ['suppressionlist', 'bounced', 's***@simulator.amazonses.com', 'permanent (Suppressed)'],
    ['ooto', 'bounced', 'o***@simulator.amazonses.com', 'temporary (General)'],
    ['complaint', 'complained', 'c***@simulator.amazonses.com', undefined],
  ])('to %s is recorded in the order history: %s', async (outcome, event, to, text) => {
    const { id } = await buyFor(outcome)
    expect(await returnedOf(id)).toEqual([
      { event, at: expect.any(String), to, ...(text && { text }) },
    ])
  })

  it('that is delivered is not recorded', async () => {
    const { id } = await buyFor('success')
    await handleMailEvent(eventOf(id, { delivery: { timestamp: '2026-11-25T12:00:00.123Z' } }))
    expect(await returnedOf(id)).toEqual([])
  })

  it('raises the alarm once when undelivered, and not while it may still arrive', async () => {
    const before = functions.valuesOf('PurchaseMailsReturned').length
    await buyFor('ooto')
    await buyFor('bounce')
    await handleMailEvent(events.at(-1))
    await buyFor('complaint')
    expect(functions.valuesOf('PurchaseMailsReturned').slice(before)).toEqual([1, 1])
  })

  it('is looked up only by its order tags', async () => {
    const { id } = await buyFor('success')
    const { detail, ...event } = eventOf(id, {
      complaint: { timestamp: '2026-11-25T12:00:00.123Z' },
    })
    const calls = countAwsCalls()
    const tags = { ...detail.mail.tags, 'ses:configuration-set': ['purchases'] }
    await handleMailEvent({ ...event, detail: { ...detail, mail: { ...detail.mail, tags } } })
    expect(calls).toEqual(['GetItem', 'UpdateItem'])
  })

  it('is recorded once, however often the event is delivered', async () => {
    const { id } = await buyFor('bounce')
    await handleMailEvent(events.at(-1))
    expect(await returnedOf(id)).toHaveLength(1)
  })

  it('is recorded for every order it has a link to', async () => {
    const email = addressOf('bounce')
    const ids = [await functions.buy({}, email), await functions.buy({}, email)].map(({ id }) => id)
    await functions.servers.mail.whenSettled()
    await asService('generation', () => mailLinks(email))
    await functions.servers.mail.whenSettled()
    for (const id of ids) expect(await returnedOf(id)).toHaveLength(2)
  })

  it('does not change an erased order or restore its address', async () => {
    const { id, token } = await buyFor('bounce')
    const event = events.at(-1)
    await functions.call('deleteDownload', { token })
    await functions.servers.mail.whenSettled()
    await handleMailEvent(event)
    const row = (await allOrders(functions)).find((order) => order.id === id)
    expect(JSON.stringify(row)).not.toContain('simulator')
  })

  it('carries only the order id in its SES tags, no address', async () => {
    const { id } = await buyFor('bounce')
    const [mail] = await functions.servers.mail.messages()
    expect(mail?.tags).toEqual({ 'order-0': id })
  })
})

describe('the handler', () => {
  it('accepts an EventBridge event', async () => {
    const { id } = await buyFor('success')
    const bounce = {
      bounceType: 'Undetermined',
      bounceSubType: 'Undetermined',
      timestamp: '2026-11-25T12:00:00.123Z',
    }
    await handler(eventOf(id, { bounce }))
    expect(await returnedOf(id)).toEqual([
      {
        event: 'bounced',
        at: '2026-11-25T12:00:00.123Z',
        to: 'a***@example.com',
        text: 'permanent (Undetermined)',
      },
    ])
  })

  it('accepts an API request', async () => {
    const path = '/api/downloads/unknown'
    const request = {
      ...{ version: '2.0', rawPath: path, rawQueryString: '', headers: {}, isBase64Encoded: false },
      requestContext: { http: { method: 'GET', path, sourceIp: '192.0.2.9' }, requestId: 'one' },
    }
    expect(await handler(Object(request))).toMatchObject({ statusCode: 404 })
  })

  it('throws on an unknown event, so that it is reported', async () => {
    await expect(handler({ source: 'aws.ses' })).rejects.toThrow()
  })
})
