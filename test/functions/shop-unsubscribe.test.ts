import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { handleMailEvent } from '../../lambdas/shop/guide-routes.ts'
import { signUp as mailGuideTo } from '../../lambdas/shop/signups.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { countAwsCalls } from '../support/store/intercept-calls.ts'
import { allSignups } from '../support/store/rows.ts'

setUpFunctions()
beforeAll(async () => {
  functions.servers.mail.onEvent(handleMailEvent)
})

const DAY_MS = 24 * 60 * 60 * 1000

const mailsTo = async (email: string) =>
  (await functions.servers.mail.messages()).filter(({ to }) => to.includes(email))
const signUp = async () => {
  const email = `reader-${randomUUID()}@example.com`
  await functions.call('createSignup', { email })
  const [mail] = await mailsTo(email)
  const [, url = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  return { email, mail, url, token: url.split('/').at(-1) ?? '' }
}
/** Requests the email again after the pause. */
const requestLater = (email: string) => mailGuideTo(email, new Date(Date.now() + 2 * DAY_MS))

describe('the guide email', () => {
  it('has one-click unsubscribe headers, its own sender and its own configuration set', async () => {
    const { mail, token } = await signUp()
    expect(mail).toMatchObject({
      from: expect.stringContaining('<guide@'),
      configurationSet: 'guide',
      headers: {
        'List-Unsubscribe': `<http://site.test/api/unsubscriptions/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(mail?.text).toContain(`http://site.test/unsubscribe?token=${token}`)
    expect(mail?.text).toContain('http://site.test/documents')
  })

  it('differs from purchase emails, which have none of these', async () => {
    const { id } = await functions.buy()
    const mail = (await functions.servers.mail.messages()).find(
      ({ tags }) => tags?.['order-0'] === id,
    )
    expect(mail).toMatchObject({ configurationSet: 'purchases' })
    expect(mail?.from).not.toContain('guide@')
    expect(mail?.headers).toBeUndefined()
  })
})

describe('unsubscribing', () => {
  it('works with one click in the email client and stops further guides', async () => {
    const { email, token } = await signUp()
    const oneClick = {
      text: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }
    await functions.call('unsubscribe', { token }, oneClick)
    await functions.call('unsubscribe', { token })
    await requestLater(email)
    await requestLater(email.replace('@', '+label@'))
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(email.replace('@', '+label@'))).toEqual([])
    await functions.call('createSignup', { email })
  })

  it('is undone with the same link, which stays the same', async () => {
    const { email, token } = await signUp()
    await functions.call('unsubscribe', { token })
    await functions.call('resubscribe', { token })
    await requestLater(email)
    const [again, first] = await mailsTo(email)
    expect(again?.headers).toEqual(first?.headers)
  })

  it('does not happen when a link scanner opens the link', async () => {
    const { email, token } = await signUp()
    expect(await functions.call('openUnsubscription', { token })).toBe(
      `http://site.test/unsubscribe?token=${token}`,
    )
    await requestLater(email)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it.each(['unknown', '..', 'x'.repeat(2100)])(
    'returns 404 without a read for a link like %j',
    async (token) => {
      const calls = countAwsCalls()
      await functions.expectError('unsubscribe', 'not_found', { token })
      await functions.expectError('resubscribe', 'not_found', { token })
      await functions.expectError('openUnsubscription', 'not_found', { token })
      expect(calls).toEqual([])
    },
  )

  it('uses a token that opens no download, receipt or order', async () => {
    const { token } = await signUp()
    await functions.expectError('getDownload', 'not_found', { token })
    await functions.expectError('getReceipt', 'not_found', { token })
    await functions.expectError('getPurchase', 'not_found', { reference: token })
  })

  it('happens on a spam complaint and stores no other address', async () => {
    const email = `complaint+${randomUUID()}@simulator.amazonses.com`
    await functions.call('createSignup', { email })
    await functions.servers.mail.whenSettled()
    expect(await allSignups(functions)).toContainEqual(
      expect.objectContaining({
        email: 'complaint@simulator.amazonses.com',
        unsubscribed_at: expect.stringMatching(/^\d{4}-/),
      }),
    )
    await requestLater(email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('does not happen on a bounce', async () => {
    await functions.call('createSignup', {
      email: `bounce+${randomUUID()}@simulator.amazonses.com`,
    })
    await functions.servers.mail.whenSettled()
    const rows = await allSignups(functions)
    const row = rows.find(({ email }) => email === 'bounce@simulator.amazonses.com')
    expect(row).toHaveProperty('mailed_at')
    expect(row).not.toHaveProperty('unsubscribed_at')
  })
})
