import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyOf } from '../../lambdas/core/files.ts'
import { reissueLink } from '../../lambdas/core/orders/admin-transitions.ts'
import { findOrder } from '../../lambdas/core/orders/table.ts'
import { canCorrect } from '../../lambdas/shop/downloads.ts'
import { CORRECTION_DAYS, FILE_FORMATS } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allOrders, removeFile, rewriteOrder } from '../support/store/rows.ts'
import { CAR_SALE, payAt, purchase, stripeClient } from '../support/store/store.ts'

setUpFunctions()
/** Calls to AWS since the test began. */
let calls: string[] = []
/** Runs once, after the next index query, so that its result is outdated. */
let afterQuery: (() => Promise<unknown>) | undefined
let isStorageDown = false
/** The messages that were sent. */
const messages: string[] = []
beforeAll(async () => {
  interceptCalls(async ({ name, input }, send) => {
    calls.push(name)
    if (name === 'SendMessage') messages.push(String(Reflect.get(input, 'MessageBody')))
    if (isStorageDown && name === 'HeadObject') throw new Error('Storage is down')
    const answer = await send()
    const act = name === 'Query' ? afterQuery : undefined
    if (act) {
      afterQuery = undefined
      await act()
    }
    return answer
  })
})
beforeEach(() => {
  calls = []
  isStorageDown = false
})

const rowOf = async (id: string) => {
  const row = (await allOrders(functions)).find((order) => order.id === id)
  if (!row) throw new Error(`no order ${id}`)
  return row
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

describe('a download link', () => {
  it.each(['getDownload', 'getReceipt', 'getSteps'] as const)(
    'just replaced by support returns 404 from %s, although the index still has it',
    async (route) => {
      const { id, token } = await functions.buy()
      afterQuery = () => reissueLink({ id, download_token: token })
      await functions.expectError(route, 'not_found', { token })
      expect(afterQuery).toBeUndefined()
    },
  )

  it('stops working at the moment the buyer erases the purchase', async () => {
    const { token } = await functions.buy()
    afterQuery = () => functions.call('deleteDownload', { token })
    await functions.expectError('getDownload', 'gone', { token })
  })

  it.each([`a${'a'.repeat(100)}`, `!${'a'.repeat(43)}`, `${'a'.repeat(43)}!`])(
    'with a malformed token causes no read: %s',
    async (token) => {
      await functions.expectError('getDownload', 'not_found', { token })
      expect(calls).toEqual([])
    },
  )

  it('requests no regeneration while all files exist', async () => {
    const { id, token } = await functions.buy()
    calls = []
    await functions.call('getDownload', { token })
    expect(calls).not.toContain('SendMessage')
    expect(await rowOf(id)).not.toHaveProperty('remake_at')
  })

  it('does not mistake a storage outage for missing files', async () => {
    const { id, token } = await functions.buy()
    calls = []
    isStorageDown = true
    await functions.expectError('getDownload', 'unexpected', { token })
    await functions.expectError('downloadFile', 'unexpected', { token, format: 'pdf' })
    expect(calls).not.toContain('SendMessage')
    expect(await rowOf(id)).not.toHaveProperty('remake_at')
  })

  it('does not promise a missing file while its order is under review', async () => {
    const { id, token } = await functions.buy()
    const due_at = daysAgo(0)
    await rewriteOrder(functions, id, { awaiting: 'review', due_at, sweeps: 8 })
    await removeFile(functions, keyOf(id, 'pdf'))
    const { error } = await functions.expectError('downloadFile', 'not_found', {
      token,
      format: 'pdf',
    })
    expect(error).toBe(MESSAGES.download.failed)
    const { files, preparing } = await functions.call('getDownload', { token })
    expect([files, preparing]).toEqual([FILE_FORMATS.filter((format) => format !== 'pdf'), []])
  })
})

it('a file URL opens neither the purchase nor its other files', async () => {
  const { id, token } = await functions.buy()
  const response = await functions.send('downloadFile', { token, format: 'pdf' })
  const [key = ''] = new URL(response.headers.get('location') ?? '').pathname.split('/').slice(-1)
  expect(key).toMatch(/^file_[0-9a-f]{32}\.pdf$/)
  expect(key).not.toContain(id)
  for (const reference of [key, key.replace('.pdf', ''), key.replace('file_', 'ord_')]) {
    await functions.expectError('getPurchase', 'not_found', { reference })
  }
})

describe('a buyer’s answers', () => {
  it('cannot be corrected after the correction period', async () => {
    const { id, token } = await functions.buy()
    await rewriteOrder(functions, id, { paid_at: daysAgo(CORRECTION_DAYS + 1) })
    expect(await functions.call('getDownload', { token })).not.toHaveProperty('correctableUntil')
    const input = { token, answers: CAR_SALE, revision: 1 }
    for (const { error } of [
      await functions.expectError('getCorrection', 'gone', { token }),
      await functions.expectError('correctAnswers', 'gone', input),
    ]) {
      expect(error).toBe(MESSAGES.corrections.periodOver)
    }
  })

  it('can be corrected ten times, then are rejected with the reason', async () => {
    const { id, token } = await functions.buy()
    await rewriteOrder(functions, id, { revision: 10, files_revision: 10 })
    expect(await functions.call('getDownload', { token })).toHaveProperty('correctableUntil')
    await rewriteOrder(functions, id, { revision: 11, files_revision: 11 })
    expect(await functions.call('getDownload', { token })).not.toHaveProperty('correctableUntil')
    const input = { token, answers: { ...CAR_SALE, buyer_name: 'Bo' }, revision: 11 }
    const { error } = await functions.expectError('correctAnswers', 'conflict', input)
    expect(error).toBe(MESSAGES.corrections.limitReached)
  })

  it('can be corrected up to the last millisecond of the correction period', async () => {
    const { id } = await functions.buy()
    const order = await findOrder(id)
    if (order?.status !== 'ready') throw new Error('not ready')
    const end = Date.parse(order.paid_at) + CORRECTION_DAYS * DAY_MS
    expect(canCorrect(order, new Date(end))).toBe(true)
    expect(canCorrect(order, new Date(end + 1))).toBe(false)
  })

  it('are not offered for correction when there are none', async () => {
    const { token } = await functions.buy({ answers: undefined })
    expect(await functions.call('getDownload', { token })).not.toHaveProperty('correctableUntil')
  })
})

it('rejects paying again for the same request and returns the state of the purchase', async () => {
  const input = purchase()
  const { url, orderId } = await functions.call('createCheckout', input)
  await payAt(url, 'pay')
  await functions.call('getPurchase', { reference: orderId })
  const refused = await functions.expectError('createCheckout', 'conflict', input)
  expect(refused).toMatchObject({ error: MESSAGES.alreadyBought, state: 'paid' })
})

it.each([
  ['ready', async () => undefined],
  [
    'partly_refunded',
    (id: string) => functions.call('refundPurchase', { id, requestId: randomUUID(), amount: 500 }),
  ],
  ['link_expired', (id: string) => rewriteOrder(functions, id, { expires_at: daysAgo(1) })],
])('rejects paying again when the purchase is %s', async (state, act) => {
  const requestId = randomUUID()
  await act((await functions.buy({ requestId })).id)
  const refused = await functions.expectError('createCheckout', 'conflict', purchase({ requestId }))
  expect(refused).toMatchObject({ error: MESSAGES.alreadyBought, state })
})

describe('the status of a purchase', () => {
  it('returns the download token only to the browser that placed the order', async () => {
    const { id, token } = await functions.buy()
    const session = (await rowOf(id)).session_id ?? ''
    const another = await functions.call('createOrder', purchase())
    const accessToken = functions.accessTokens.get(id) ?? ''
    for (const reference of [session, id]) {
      const tokenFor = async (Authorization: string) =>
        (await functions.call('getPurchase', { reference }, { headers: { Authorization } }))
          .downloadToken
      expect(await tokenFor(`Bearer ${accessToken}`)).toBe(token)
      const tokens = ['', accessToken, `Bearer ${id}`, `Bearer ${another.accessToken}`]
      for (const other of [...tokens, `a Bearer ${accessToken}`, `Bearer ${accessToken}=`]) {
        expect(await tokenFor(other)).toBeUndefined()
      }
    }
    const view = await functions.call('getPurchase', { reference: session })
    expect(view).not.toHaveProperty('downloadToken')
    expect(JSON.stringify(await rowOf(id))).not.toContain(accessToken)
  })

  it.each([
    ['a new link', (id: string) => functions.call('reissuePurchase', { id })],
    [
      'a change of address',
      (id: string) => functions.call('readdressPurchase', { id, email: 'other@example.com' }),
    ],
  ])(
    'no longer returns the token to the browser that placed the order after %s',
    async (_, change) => {
      const { id, token } = await functions.buy()
      expect((await functions.call('getPurchase', { reference: id })).downloadToken).toBe(token)
      await change(id)
      expect(await functions.call('getPurchase', { reference: id })).toEqual({
        status: 'ready',
        documentId: 'bill-of-sale',
        title: 'Bill of Sale',
      })
    },
  )

  it('is not returned for another buyer’s session that references the same order', async () => {
    const { id } = await functions.buy()
    const session = await stripeClient(functions.servers.stripe.url).checkout.sessions.create({
      mode: 'payment',
      client_reference_id: id,
      success_url: 'http://site.test',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 1900, product_data: { name: 'Bill' } },
        },
      ],
    })
    await functions.expectError('getPurchase', 'not_found', { reference: session.id })
  })

  it('confirms an unmatched payment, however often it is requested', async () => {
    const reference = await functions.payUnknownSession()
    for (const _ of [1, 2]) {
      const view = await functions.call('getPurchase', { reference })
      expect(view).toEqual({ status: 'unmatched' })
    }
  })

  it.each([
    'unknown',
    'xord_1',
    'ord_1!',
    'xcs_1',
    'cs_1!',
    'offer_open',
    `ord_${'a'.repeat(251)}`,
  ])('causes no read for a malformed reference: %s', async (reference) => {
    await functions.expectError('getPurchase', 'not_found', { reference })
    expect(calls).toEqual([])
  })
})

it('queues the lost links email with the address normalized', async () => {
  await functions.call('requestLinks', { email: ' Ann.Lee@Example.COM' })
  expect(messages.at(-1)).toBe(JSON.stringify({ linksFor: 'ann.lee@example.com' }))
})
