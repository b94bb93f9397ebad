import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailLinks } from '../../lambdas/generation/mail-links.ts'
import { handler, hearOfMail } from '../../lambdas/shop/index.ts'
import { type Functions, startFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { allOrders } from '../support/store/rows.ts'

let functions: Functions
/** Every event that the stand-in of SES has published. */
const events: object[] = []
beforeAll(async () => {
  functions = await startFunctions()
  functions.parts.mail.onEvent((event) => {
    events.push(event)
    return asService('shop', () => hearOfMail(event))
  })
})
afterAll(() => functions.stop())

const addressOf = (outcome: string) => `${outcome}+${randomUUID()}@simulator.amazonses.com`

/** Buys for an address of SES's mailbox simulator, and waits for what becomes of the mail. */
const buyFor = async (outcome: string) => {
  const email = addressOf(outcome)
  const bought = await functions.buy({}, email)
  await functions.parts.mail.settled()
  return { email, ...bought }
}
const historyOf = async (id: string) =>
  (await functions.answer('findPurchases', { query: id })).purchases[0]?.history ?? []
const returnedOf = async (id: string) =>
  (await historyOf(id)).filter(({ event }) => event === 'bounced' || event === 'complained')

describe('a mail about a purchase', () => {
  it.each([
    ['bounce', 'bounced', 'b***@simulator.amazonses.com', 'for good (General)'],
    ['suppressionlist', 'bounced', 's***@simulator.amazonses.com', 'for good (Suppressed)'],
    ['ooto', 'bounced', 'o***@simulator.amazonses.com', 'for now (General)'],
    ['complaint', 'complained', 'c***@simulator.amazonses.com', undefined],
  ])('to %s is in the history of its order: %s', async (outcome, event, to, text) => {
    const { id } = await buyFor(outcome)
    expect(await returnedOf(id)).toEqual([
      { event, at: expect.any(String), to, ...(text && { text }) },
    ])
  })

  it('that arrives leaves no word', async () => {
    const { id } = await buyFor('success')
    expect(await returnedOf(id)).toEqual([])
  })

  it('is noted once, however often it is told of', async () => {
    const { id } = await buyFor('bounce')
    await hearOfMail(Object(events.at(-1)))
    expect(await returnedOf(id)).toHaveLength(1)
  })

  it('names every order whose link it brought', async () => {
    const email = addressOf('bounce')
    const ids = [await functions.buy({}, email), await functions.buy({}, email)].map(({ id }) => id)
    await functions.parts.mail.settled()
    await asService('generation', () => mailLinks(email))
    await functions.parts.mail.settled()
    for (const id of ids) expect(await returnedOf(id)).toHaveLength(2)
  })

  it('changes no order that its buyer has erased, and brings no address back', async () => {
    const { id, token } = await buyFor('bounce')
    const event = events.at(-1)
    await functions.answer('deleteDownload', { token })
    await functions.parts.mail.settled()
    await hearOfMail(Object(event))
    const row = (await allOrders(functions)).find((order) => order.id === id)
    expect(JSON.stringify(row)).not.toContain('simulator')
  })

  it('tells SES of the order and of nobody: no tag has an address', async () => {
    const { id } = await buyFor('bounce')
    const [mail] = await functions.parts.mail.messages()
    expect(mail?.tags).toEqual({ 'order-0': id })
  })
})

describe('the function', () => {
  it('takes the event of a rule as it takes a request', async () => {
    const { id } = await buyFor('success')
    const event = {
      source: 'aws.ses' as const,
      id: randomUUID(),
      'detail-type': 'Email Bounced',
      detail: {
        bounce: {
          bounceType: 'Undetermined',
          bounceSubType: 'Undetermined',
          timestamp: '2026-11-25T12:00:00.123Z',
        },
        mail: { destination: ['ann@example.com'], tags: { 'order-0': [id] } },
      },
    }
    await handler(event)
    expect(await returnedOf(id)).toEqual([
      {
        event: 'bounced',
        at: '2026-11-25T12:00:00.123Z',
        to: 'a***@example.com',
        text: 'for good (Undetermined)',
      },
    ])
  })

  it('fails at an event that it does not understand, so that somebody hears of it', async () => {
    await expect(hearOfMail({ source: 'aws.ses', detail: {} })).rejects.toThrow()
  })
})
