import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyOf } from '../../lambdas/core/files.ts'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import type { ErrorView } from '../../shared/api/errors.ts'
import { findEnabledEntry, regularPriceOf } from '../../shared/catalog/lookup.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { template as will } from '../../shared/documents/last-will-and-testament/index.ts'
import { LIMITS } from '../../shared/limits.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { RECORD_DAYS, UNPAID_ANSWER_DAYS } from '../../shared/retention.ts'
import { createTestToken } from '../../shared/test-token.ts'
import { testCommonErrors } from '../support/functions/common-errors.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { withQuota } from '../support/functions/with-quota.ts'
import { lazy } from '../support/once.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { poll } from '../support/store/poll.ts'
import {
  allAnswers,
  allOrders,
  allSignups,
  removeFile,
  rewriteOrder,
} from '../support/store/rows.ts'
import { CAR_SALE, payAt, purchase } from '../support/store/store.ts'

setUpFunctions()

/** A purchase with answers, a blank template, and one with an expired link. */
const buyCar = lazy(() => functions.buy())
const buyBlank = lazy(() => functions.buy({ answers: undefined }))
const buyExpired = lazy(async () => {
  const bought = await functions.buy()
  const expires_at = new Date(Date.now() - 1000).toISOString()
  await rewriteOrder(functions, bought.id, { expires_at })
  return bought
})

const WILL = {
  documentId: 'last-will-and-testament',
  price: 39,
  answers: Object.fromEntries(
    Object.entries(will.sampleAnswers).filter(([, answer]) => answer !== undefined),
  ),
}
const IN_LOUISIANA = { ...WILL.answers, state: 'Louisiana' }
const expectRefusal = ({ error, fields }: ErrorView) => {
  expect(error).toMatch(/^A Louisiana will .*Where to get help: .*Louisiana.*\.$/)
  expect(fields).toEqual({ state: error })
}

const UNKNOWN_TOKEN = 'a'.repeat(43)
const CORRECTED = { ...CAR_SALE, buyer_name: 'Wilhelmina Achterberg-Quill' }

describe.each(['createCheckout', 'createOrder'] as const)('%s', (name) => {
  it('opens an order and returns the same one on a repeated request', async () => {
    const input = purchase()
    const { orderId } = await functions.call(name, input)
    expect(orderId).toMatch(/^ord_[0-9a-f]{32}$/)
    expect((await functions.call(name, input)).orderId).toBe(orderId)
    const seen = await functions.call('getPurchase', { reference: orderId })
    expect(seen).toEqual({ status: 'open', documentId: 'bill-of-sale', title: 'Bill of Sale' })
  })

  it.each(['unknown', 'bіll-of-sale', '', '__proto__', 'living-trust', '../', 'a'.repeat(10_000)])(
    'rejects the document id %.20s',
    async (documentId) => {
      const error = await functions.expectError(name, 'not_found', purchase({ documentId }))
      expect(error.error).toBe(MESSAGES.notFound.document)
    },
  )

  it.each([0.01, 18.99, 19.5, 39, 1900])('rejects a price of %d dollars', async (price) => {
    const error = await functions.expectError(name, 'price_changed', purchase({ price }))
    expect(error.error).toBe(MESSAGES.api.priceChanged)
  })

  it('rejects a request id that was used for another purchase', async () => {
    const input = purchase()
    await functions.call(name, input)
    await functions.expectError(name, 'conflict', { ...input, answers: CORRECTED })
  })

  it('validates the answers like the form', async () => {
    for (const [key, answer, message] of [
      ['sale_amount', '', 'Sale price is required.'],
      ['seller_promises', 'x'.repeat(10_000), MESSAGES.validation.tooLong(1000)],
      ['constructor', 'x', MESSAGES.validation.unknownField],
    ] as const) {
      const input = purchase({ answers: { ...CAR_SALE, [key]: answer } })
      const { fields } = await functions.expectError(name, 'invalid', input)
      expect(fields).toEqual({ [key]: message })
    }
  })

  it('is rejected for a state in which the document is not sold', async () => {
    const input = purchase({ ...WILL, answers: IN_LOUISIANA })
    expectRefusal(await functions.expectError(name, 'state_refused', input))
  })

  it.each<[string, object]>([
    ['no request id', { requestId: 'none' }],
    ['a negative price', { price: -19 }],
    ['a price in words', { price: '19' }],
    ['a huge price', { price: 1e9 }],
    ['answers in a list', { answers: [1] }],
    ['an invalid answer', { answers: { buyer_name: null } }],
    ['an extra property', { discount: 1 }],
  ])('rejects a purchase with %s', async (_, changes) => {
    const [field = ''] = Object.keys(changes)
    const error = await functions.expectError(name, 'invalid', { ...purchase(), ...changes })
    expect(Object.keys(error.fields ?? {})).toEqual([field === 'discount' ? '' : field])
  })
})

it.each(['createCheckout', 'createOrder'] as const)(
  '%s is rejected for a network with too many orders, and for no other',
  async (name) => {
    const placeFrom = (from: string) => functions.send(name, purchase(), { from })
    const network = name === 'createOrder' ? 1 : 2
    for (let count = 0; count < LIMITS.ordersPerNetworkPerHour; count += 1) {
      expect((await placeFrom(`198.53.${network}.${count}`)).status).toBe(200)
    }
    const from = `198.53.${network}.250`
    await functions.expectError('createCheckout', 'too_many', purchase(), { from })
    await functions.expectError('createOrder', 'too_many', purchase(), { from })
    expect((await placeFrom(`198.54.${network}.1`)).status).toBe(200)
  },
)

describe('the answers of an order', () => {
  const daysLeft = async (id: string) => {
    const [{ purge_at = 0 } = {}] = (await allAnswers(functions)).filter(
      ({ order_id }) => order_id === id,
    )
    return Math.round((purge_at - Date.now() / 1000) / 86_400)
  }

  it('are stored for seven days while unpaid, and as long as the order record once paid', async () => {
    const { orderId } = await functions.call('createOrder', purchase())
    expect(await daysLeft(orderId)).toBe(UNPAID_ANSWER_DAYS)
    expect(await daysLeft((await buyCar()).id)).toBe(RECORD_DAYS)
  })

  it('are stored longer while a delayed payment is pending, and seven days after it fails', async () => {
    const { url, orderId } = await functions.call('createCheckout', purchase())
    functions.servers.stripe.holdPayments(true)
    await payAt(url, 'later-fails')
    await functions.call('getPurchase', { reference: orderId })
    expect(await daysLeft(orderId)).toBe(RECORD_DAYS)
    functions.servers.stripe.holdPayments(false)
    const { status } = await poll(
      () => functions.call('getPurchase', { reference: orderId }),
      ({ status }) => status !== 'open',
    )
    expect(status).toBe('failed')
    expect(await daysLeft(orderId)).toBe(UNPAID_ANSWER_DAYS)
  })

  it('may be at most 24 kB', async () => {
    const answers = { ...CAR_SALE, notes: 'x'.repeat(25_000) }
    await functions.expectError('createOrder', 'invalid', purchase({ answers }))
  })
})

it('charges the regular price once the offer is sold out', async () => {
  const entry = findEnabledEntry('bill-of-sale')
  if (!entry) throw new Error('not sold')
  await withQuota(1, async () => {
    await functions.buy()
    await functions.expectError('createCheckout', 'price_changed', purchase())
    const input = purchase({ price: regularPriceOf(entry) / 100 })
    const { orderId } = await functions.call('createCheckout', input)
    const order = (await allOrders(functions)).find(({ id }) => id === orderId)
    expect(order?.amount).toBe(regularPriceOf(entry))
  })
})

describe('getPurchase', () => {
  it.each(['ord_unknown', 'cs_test_unknown', 'unknown', '..', `ord_${'a'.repeat(300)}`])(
    'returns 404 for %s',
    async (reference) => {
      await functions.expectError('getPurchase', 'not_found', { reference })
    },
  )
})

it('getOffer returns the number of sales', async () => {
  expect(await functions.call('getOffer', {})).toEqual({ sold: 0, now: expect.any(String) })
})

const mailsTo = async (email: string) =>
  (await functions.servers.mail.messages()).filter(({ to }) => to.includes(email))

describe('createSignup', () => {
  it('emails the guide once, however the address is typed', async () => {
    const email = `reader-${randomUUID()}@example.com`
    await functions.call('createSignup', { email })
    await functions.call('createSignup', { email: ` ${email.toUpperCase()} ` })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('treats plus labels and Gmail dots as the same address', async () => {
    const name = `reader-${randomUUID()}`
    const addresses = [
      [`${name}@gmail.com`, `${name.replace('-', '.-')}+a@googlemail.com`],
      [`${name}@example.com`, `${name}+b@example.com`],
    ]
    for (const [first = '', again = ''] of addresses) {
      await functions.call('createSignup', { email: first })
      await functions.call('createSignup', { email: again })
      expect([await mailsTo(first), await mailsTo(again)].map(({ length }) => length)).toEqual([
        1, 0,
      ])
    }
    for (const host of ['example.com', 'gmail.com.example']) {
      const twins = [`${name}.x@${host}`, `${name}x@${host}`]
      for (const email of twins) {
        await functions.call('createSignup', { email })
        expect(await mailsTo(email)).toHaveLength(1)
      }
    }
    const stored = (await allSignups(functions)).map(({ email }) => email)
    expect(stored).toContain(`${name}@gmail.com`)
  })

  it.each([
    '',
    'reader',
    'reader@',
    'c..d@example.com',
    'a@b',
    `${'a'.repeat(250)}@example.com`,
    7,
  ])('rejects an address like %j', async (email) => {
    const { fields } = await functions.expectError('createSignup', 'invalid', { email })
    expect(Object.keys(fields ?? {})).toEqual(['email'])
  })
})

it('unsubscribes and resubscribes with the link in the guide email, and with no other', async () => {
  const email = `reader-${randomUUID()}@example.com`
  await functions.call('createSignup', { email })
  const [mail] = await mailsTo(email)
  const token = mail?.headers?.['List-Unsubscribe']?.match(/unsubscriptions\/([\w-]+)>$/)?.[1] ?? ''
  await functions.call('openUnsubscription', { token })
  await functions.call('unsubscribe', { token })
  await functions.call('resubscribe', { token })
  for (const name of ['unsubscribe', 'resubscribe', 'openUnsubscription'] as const) {
    await functions.expectError(name, 'not_found', { token: `${token}${'x'.repeat(300)}` })
  }
})

it.each(['createSignup', 'requestLinks'] as const)(
  '%s is rejected after too many requests',
  async (name) => {
    const from = name === 'createSignup' ? '192.0.2.1' : '198.51.100.1'
    const input = () => functions.send(name, { email: 'reader@example.com' }, { from })
    // The hour may end once meanwhile, which resets the counter.
    for (let count = 0; count < 2 * LIMITS.requestsPerNetworkPerHour; count += 1) await input()
    await functions.parseError(name, 'too_many', await input())
  },
)

describe('verifyFile', () => {
  it('recognizes every delivered file, even after the buyer has erased it', async () => {
    const { token } = await functions.buy()
    const hashes = await Promise.all(
      FILE_FORMATS.map(async (format) => {
        const link = await functions.call('downloadFile', { token, format })
        const bytes = new Uint8Array(await (await fetch(String(link))).arrayBuffer())
        return createHash('sha256').update(bytes).digest('hex')
      }),
    )
    await functions.call('deleteDownload', { token })
    for (const [index, sha256] of hashes.entries()) {
      expect(await functions.call('verifyFile', { sha256 })).toEqual({
        documentId: 'bill-of-sale',
        title: 'Bill of Sale',
        format: FILE_FORMATS[index],
        deliveredOn: new Date().toISOString().slice(0, 10),
      })
    }
  })

  it.each(['0'.repeat(64), '0', 'x'.repeat(64), '0'.repeat(5000)])(
    'returns 404 for %s',
    async (sha256) => {
      await functions.expectError('verifyFile', 'not_found', { sha256 })
    },
  )
})

describe('requestLinks', () => {
  it('accepts any valid address', async () => {
    expect(await functions.call('requestLinks', { email: ' Reader@Example.com' })).toBeUndefined()
  })

  it.each(['', 'reader', 'reader@', 7])('rejects an address like %j', async (email) => {
    await functions.expectError('requestLinks', 'invalid', { email })
  })
})

describe('getOpenApi', () => {
  it('describes more routes to an admin than to the public', async () => {
    const { paths } = await functions.call('getOpenApi', {})
    const whole = await functions.call('getOpenApi', {}, { as: 'admin' })
    expect(whole.info).toMatchObject({ title: `${BRAND.name} API` })
    expect(Object.keys(paths)).not.toContain('/api/admin/templates')
    expect(Object.keys(whole.paths)).toEqual(
      expect.arrayContaining([...Object.keys(paths), '/api/admin/templates']),
    )
  })

  it('rejects any token that is not an admin’s', async () => {
    const headers = { Authorization: 'Bearer none' }
    await functions.expectError('getOpenApi', 'unauthorized', {}, { headers })
    await functions.expectError('getOpenApi', 'forbidden', {}, { as: 'member' })
  })
})

describe('a download', () => {
  it('returns its files and the end of the correction period', async () => {
    const { token } = await buyCar()
    expect(await functions.call('getDownload', { token })).toMatchObject({
      documentId: 'bill-of-sale',
      files: FILE_FORMATS,
      preparing: [],
      revision: 1,
      beingCorrected: false,
      correctableUntil: expect.any(String),
    })
  })

  it('with a test token returns the sample files', async () => {
    const token = createTestToken('bill-of-sale')
    expect(await functions.call('getDownload', { token })).toMatchObject({ files: FILE_FORMATS })
    expect(await functions.call('downloadFile', { token, format: 'pdf' })).toBe(
      'http://site.test/samples/bill-of-sale-sample.pdf',
    )
  })

  it.each(FILE_FORMATS)('redirects to its file: %s', async (format) => {
    const { token } = await buyCar()
    const url = await functions.call('downloadFile', { token, format })
    expect((await fetch(url)).status).toBe(200)
  })

  it('without a token returns 400', async () => {
    expect(await functions.call('noDownload', {})).toEqual({
      code: 'bad_request',
      error: 'Invalid download link',
    })
  })

  it('has no other formats', async () => {
    const { token } = await buyCar()
    await functions.expectError('downloadFile', 'not_found', { token, format: 'exe' })
  })

  it('with a missing file reports that it is being regenerated', async () => {
    const { id, token } = await buyBlank()
    await removeFile(functions, keyOf(id, 'pdf'))
    const { error } = await functions.expectError('downloadFile', 'not_ready', {
      token,
      format: 'pdf',
    })
    expect(error).toBe(MESSAGES.download.preparing)
    const { files, preparing } = await functions.call('getDownload', { token })
    expect([files, preparing]).toEqual([['docx', 'instructions'], ['pdf']])
  })
})

describe('renewDownload', () => {
  const expire = (id: string) =>
    rewriteOrder(functions, id, { expires_at: '2026-01-01T00:00:00.000Z' })

  it('emails the buyer a new link in place of an expired one, once an hour', async () => {
    const { id, token } = await functions.buy({}, 'renewing@example.com')
    const working = await functions.expectError('renewDownload', 'conflict', { token })
    expect(working.error).toBe(MESSAGES.download.renewal.working)
    await expire(id)
    const { mailedTo } = await functions.call('renewDownload', { token })
    expect(mailedTo).toBe('r***@example.com')
    const [mail] = await functions.servers.mail.messages()
    expect(mail?.to).toEqual(['renewing@example.com'])
    expect(mail?.text).toContain('The earlier link no longer works.')
    const [, renewed = ''] = /document\/download\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect((await functions.call('getDownload', { token: renewed })).state).toBe('ready')
    await functions.expectError('renewDownload', 'not_found', { token })
    await expire(id)
    await functions.expectError('renewDownload', 'too_many', { token: renewed })
  })

  it('does not renew the link of a revoked purchase or a buyer without an address', async () => {
    const { id, token } = await functions.buy()
    await expire(id)
    await rewriteOrder(functions, id, { email: undefined })
    await functions.expectError('renewDownload', 'conflict', { token })
    await rewriteOrder(functions, id, { status: 'revoked', revoked_at: '2026-01-01T00:00:00Z' })
    await functions.expectError('renewDownload', 'gone', { token })
  })
})

describe.each([
  'getDownload',
  'downloadFile',
  'getCorrection',
  'correctAnswers',
  'deleteDownload',
] as const)('%s', (name) => {
  const input = (token: string) => ({ token, format: 'pdf', answers: CORRECTED, revision: 1 })
  const inputFor = (token: string) => {
    const { answers, revision, ...rest } = input(token)
    return name === 'correctAnswers' ? { token, answers, revision } : rest
  }

  it.each([UNKNOWN_TOKEN, 'short', '__proto__', 'a'.repeat(5000)])(
    'returns 404 for %.50s',
    async (token) => {
      await functions.expectError(name, 'not_found', inputFor(token))
    },
  )

  it.skipIf(name === 'deleteDownload')('returns 410 for an expired link', async () => {
    const { error } = await functions.expectError(
      name,
      'gone',
      inputFor((await buyExpired()).token),
    )
    expect(error).toBe(MESSAGES.download.expired)
  })
})

describe('a correction', () => {
  it('of a blank document is rejected', async () => {
    const { token } = await buyBlank()
    await functions.expectError('getCorrection', 'conflict', { token })
    await functions.expectError('correctAnswers', 'conflict', {
      token,
      answers: CORRECTED,
      revision: 1,
    })
  })

  it('validates the answers like the form and rejects an outdated revision', async () => {
    const { token } = await buyCar()
    const { answers, revision } = await functions.call('getCorrection', { token })
    expect([answers, revision]).toMatchObject([CAR_SALE, 1])
    const wrong = { token, answers: { ...CAR_SALE, sale_amount: '' }, revision }
    const { fields } = await functions.expectError('correctAnswers', 'invalid', wrong)
    expect(fields).toEqual({ sale_amount: 'Sale price is required.' })
    const outdated = { token, answers: CORRECTED, revision: 7 }
    await functions.expectError('correctAnswers', 'conflict', outdated)
    expect(await functions.call('correctAnswers', { token, answers: CORRECTED, revision })).toEqual(
      { revision: 2 },
    )
    const { beingCorrected } = await functions.call('getDownload', { token })
    expect(beingCorrected).toBe(true)
  })
})

it('rejects a correction to a state in which the document is not sold', async () => {
  const { token } = await functions.buy(WILL)
  const input = { token, answers: IN_LOUISIANA, revision: 1 }
  expectRefusal(await functions.expectError('correctAnswers', 'state_refused', input))
})

it('deleteDownload reports a conflict when concurrent writes keep preventing the erasure', async () => {
  const { id, token } = await functions.buy()
  let writes = 0
  interceptCalls(async ({ name }, send) => {
    if (name === 'UpdateItem') {
      writes += 1
      await rewriteOrder(functions, id, { last_write: `write-${writes}` })
    }
    return send()
  }, 'attempts')
  const { error } = await functions.expectError('deleteDownload', 'conflict', { token })
  interceptCalls((_, send) => send(), 'attempts')
  expect(error).toBe(MESSAGES.download.notErased)
  await functions.call('deleteDownload', { token })
  await functions.expectError('deleteDownload', 'gone', { token })
})

testCommonErrors('shop', {
  // An unsubscribe link always redirects to its page. Without a quota the offer reads no table (test/aws/offer-quota.test.ts has one).
  alwaysSucceeds: ['getOffer', 'noDownload', 'openUnsubscription'],
})
