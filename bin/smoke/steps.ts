import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathTo } from '../../shared/api/address.ts'
import {
  downloadFile,
  FILE_FORMATS,
  type FileFormat,
  getDownload,
} from '../../shared/api/downloads.ts'
import { createCheckout, getPurchase } from '../../shared/api/purchases.ts'
import { stripeWebhook } from '../../shared/api/webhook.ts'
import { findEnabledEntry, priceOf } from '../../shared/catalog/lookup.ts'

export type Target = {
  /** The origin of the API, without a trailing slash. */
  url: string
  /** The secret that signs the stage's events. */
  webhookSecret: string
  /** Seconds to wait for a payment that a person makes, and for the files. */
  timeoutSeconds: number
  print: (line: string) => void
}

/** Values from earlier steps. */
type Purchase = { checkout: string; orderId: string; accessToken: string; token: string }
type Step = {
  name: string
  run: (target: Target, purchase: Purchase) => Promise<Partial<Purchase> | undefined>
}

const DOCUMENT = 'bill-of-sale'
/** The magic number of each file. */
const MAGIC_NUMBERS: Record<FileFormat, string> = { docx: 'PK', pdf: '%PDF', instructions: '%PDF' }

const expectStatus = (response: Response, status: number) => {
  if (response.status === status) return
  throw new Error(`returned ${response.status} instead of ${status}`)
}

const post = (
  { url }: Target,
  address: string,
  body: string,
  headers: Record<string, string> = {},
) =>
  fetch(url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

const placeOrder = (target: Target, cents: number) =>
  post(
    target,
    pathTo(createCheckout),
    JSON.stringify({
      documentId: DOCUMENT,
      documentTitle: DOCUMENT,
      price: cents / 100,
      requestId: randomUUID(),
    }),
  )

const documentPrice = (): number => {
  const entry = findEnabledEntry(DOCUMENT)
  if (!entry) throw new Error(`${DOCUMENT} is not sold`)
  return priceOf(entry)
}

/** Source: "Verify webhook signatures manually", https://docs.stripe.com/webhooks/signature */
const sendEvent = (target: Target, sessionId: string, secret: string, now = new Date()) => {
  const time = Math.floor(now.getTime() / 1000)
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: time,
    data: { object: { id: sessionId, object: 'checkout.session' } },
  })
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return post(target, pathTo(stripeWebhook), body, {
    'Stripe-Signature': `t=${time},v1=${signature}`,
  })
}

const sessionIdOf = (checkout: string) => new URL(checkout).pathname.split('/').at(-1) ?? ''

const waitFor = async (
  target: Target,
  { orderId, accessToken }: Purchase,
  statuses: readonly string[],
) => {
  const end = Date.now() + target.timeoutSeconds * 1000
  for (;;) {
    const response = await fetch(target.url + pathTo(getPurchase, { reference: orderId }), {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    expectStatus(response, 200)
    const view = getPurchase.response.parse(await response.json())
    if (statuses.includes(view.status)) return view
    if (Date.now() > end) throw new Error(`still ${view.status} after ${target.timeoutSeconds} s`)
    await sleep(500)
  }
}

/** Stripe's real page needs a person with a test card; the local one accepts a form. */
const pay = async (target: Target, purchase: Purchase) => {
  const { checkout } = purchase
  if (new URL(checkout).hostname === 'checkout.stripe.com') {
    target.print(`     Pay here, in test mode with card 4242 4242 4242 4242: ${checkout}`)
  } else {
    const form = new URLSearchParams({ action: 'pay', email: 'smoke@example.com' })
    await fetch(checkout, { method: 'POST', body: form, redirect: 'manual' })
  }
  await waitFor(target, purchase, ['paid', 'ready'])
}

const fetchFile = async (target: Target, token: string, format: FileFormat) => {
  const response = await fetch(target.url + pathTo(downloadFile, { token, format }))
  expectStatus(response, 200)
  if (!response.headers.get('content-disposition')?.startsWith('attachment')) {
    throw new Error(`${format} is not available for download`)
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!bytes.toString('latin1').startsWith(MAGIC_NUMBERS[format])) {
    throw new Error(`${format} is not a valid file`)
  }
}

/** One purchase from order to erasure, and two fraud attempts. */
export const STEPS: readonly Step[] = [
  {
    name: 'rejects a wrong price',
    run: async (target) => {
      expectStatus(await placeOrder(target, 1), 409)
      return undefined
    },
  },
  {
    name: 'rejects a webhook with a forged signature',
    run: async (target) => {
      expectStatus(await sendEvent(target, 'cs_test_smoke', 'whsec_forged'), 400)
      return undefined
    },
  },
  {
    name: 'opens a checkout',
    run: async (target) => {
      const response = await placeOrder(target, documentPrice())
      expectStatus(response, 200)
      const { url, orderId, accessToken } = createCheckout.response.parse(await response.json())
      return { checkout: url, orderId, accessToken }
    },
  },
  {
    name: 'detects the payment',
    run: async (target, purchase) => {
      await pay(target, purchase)
      return undefined
    },
  },
  {
    name: 'accepts a webhook signed with the stage’s secret',
    run: async (target, { checkout }) => {
      expectStatus(await sendEvent(target, sessionIdOf(checkout), target.webhookSecret), 200)
      return undefined
    },
  },
  {
    name: 'generates the document',
    run: async (target, purchase) => {
      const { downloadToken } = await waitFor(target, purchase, ['ready'])
      if (!downloadToken) throw new Error('is ready but has no download token')
      return { token: downloadToken }
    },
  },
  {
    name: 'serves the three files',
    run: async (target, { token }) => {
      for (const format of FILE_FORMATS) await fetchFile(target, token, format)
      return undefined
    },
  },
  {
    name: 'erases the purchase',
    run: async (target, { token }) => {
      const address = target.url + pathTo(getDownload, { token })
      expectStatus(await fetch(address, { method: 'DELETE' }), 200)
      expectStatus(await fetch(address), 410)
      return undefined
    },
  },
]
