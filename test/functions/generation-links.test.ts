import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailLinks } from '../../lambdas/generation/mail-links.ts'
import { LIMITS } from '../../shared/limits.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'

const HOUR_MS = 3_600_000

setUpFunctions()

/** A purchase of this address, whose link was emailed once. */
const buyAs = async (email: string) => {
  const bought = await functions.buy()
  await rewriteOrder(functions, bought.id, { email })
  return bought
}

const newAddress = () => `buyer-${randomUUID()}@example.com`

/** The texts of the emails with links to this address, newest first. */
const linkMails = async (email: string): Promise<string[]> =>
  (await functions.servers.mail.messages())
    .filter(({ to, subject }) => to.includes(email) && /^Your (\d+ )?purchase/.test(subject))
    .map(({ text = '' }) => text)

const sendLinks = (email: string, now?: Date) =>
  asService('generation', () => mailLinks(email, now))

describe('a buyer who lost a link', () => {
  it('gets the links of all purchases of the address in one email', async () => {
    const email = newAddress()
    const tokens = [(await buyAs(email)).token, (await buyAs(email)).token]
    await sendLinks(email)
    const [text = '', ...others] = await linkMails(email)
    expect(others).toEqual([])
    for (const token of tokens) expect(text).toContain(`/document/download/${token}`)
  })

  it('gets a new link for an expired one, and the old one remains expired', async () => {
    const email = newAddress()
    const { id, token } = await buyAs(email)
    await rewriteOrder(functions, id, { expires_at: new Date(Date.now() - HOUR_MS).toISOString() })
    await sendLinks(email)
    const link = /\/document\/download\/(\S+)/.exec((await linkMails(email))[0] ?? '')?.[1] ?? ''
    expect(link).not.toBe(token)
    await functions.call('getDownload', { token: link })
    await functions.expectError('getDownload', 'not_found', { token })
  })

  it('is emailed at most once an hour, however often links are requested', async () => {
    const email = newAddress()
    await buyAs(email)
    await sendLinks(email)
    await sendLinks(email)
    expect(await linkMails(email)).toHaveLength(1)
    await sendLinks(email, new Date(Date.now() + HOUR_MS + 1000))
    expect(await linkMails(email)).toHaveLength(2)
  })

  it('is emailed at most five times a day, regardless of who requests it', async () => {
    const email = newAddress()
    await buyAs(email)
    const start = Date.now()
    const hours = Array.from({ length: 26 }, (_, hour) => new Date(start + hour * (HOUR_MS + 1000)))
    for (const now of hours.slice(0, 24)) await sendLinks(email, now)
    expect(await linkMails(email)).toHaveLength(LIMITS.linksPerDay)
    for (const now of hours.slice(24)) await sendLinks(email, now)
    expect(await linkMails(email)).toHaveLength(LIMITS.linksPerDay + 2)
  })

  it('leaves the history and the retention date unchanged with repeated requests', async () => {
    const email = newAddress()
    const { id } = await buyAs(email)
    const historyOf = async () =>
      (await functions.call('findPurchases', { query: id })).purchases[0]?.history
    const before = await historyOf()
    await sendLinks(email)
    await sendLinks(email, new Date(Date.now() + HOUR_MS + 1000))
    expect(await linkMails(email)).toHaveLength(2)
    expect(await historyOf()).toEqual(before)
  })

  it('gets no link that outlives the purchase, and does not extend its retention', async () => {
    const email = newAddress()
    const { id } = await buyAs(email)
    const purge_at = Math.floor((Date.now() + 24 * HOUR_MS) / 1000)
    await rewriteOrder(functions, id, { purge_at, expires_at: new Date(0).toISOString() })
    await sendLinks(email)
    expect((await allOrders(functions)).find((row) => row.id === id)).toMatchObject({
      purge_at,
      expires_at: new Date(purge_at * 1000).toISOString(),
    })
    await rewriteOrder(functions, id, { purge_at: 1, expires_at: new Date(0).toISOString() })
    await sendLinks(email, new Date(Date.now() + HOUR_MS + 1000))
    expect(await linkMails(email)).toHaveLength(1)
  })

  it('gets one working link from two concurrent requests', async () => {
    const email = newAddress()
    const { id } = await buyAs(email)
    await rewriteOrder(functions, id, { expires_at: new Date(0).toISOString() })
    await Promise.all([sendLinks(email), sendLinks(email)])
    const mails = await linkMails(email)
    expect(mails.length).toBeGreaterThan(0)
    for (const text of mails) {
      const token = /\/document\/download\/(\S+)/.exec(text)?.[1] ?? ''
      await functions.call('getDownload', { token })
    }
  })

  it('gets the email on the retry when sending fails', async () => {
    const email = newAddress()
    await buyAs(email)
    functions.servers.mail.failNext(1)
    await expect(sendLinks(email)).rejects.toThrow()
    await sendLinks(email)
    expect(await linkMails(email)).toHaveLength(1)
  })
})

it('sends no email to an address without purchases', async () => {
  const email = newAddress()
  await sendLinks(email)
  expect((await functions.servers.mail.messages()).filter(({ to }) => to.includes(email))).toEqual(
    [],
  )
})

it('makes the same calls and returns the same response for known and unknown addresses', async () => {
  const known = newAddress()
  await buyAs(known)
  await functions.call('requestLinks', { email: newAddress() })
  const calls: string[] = []
  interceptCalls((call, send) => {
    calls.push(call.name)
    return send()
  })
  for (const email of [known, newAddress()]) {
    calls.length = 0
    expect(await functions.call('requestLinks', { email })).toBeUndefined()
    expect(calls).toEqual(['UpdateItem', 'SendMessage'])
  }
})
