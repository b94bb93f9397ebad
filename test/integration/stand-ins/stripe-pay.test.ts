import type { Stripe } from 'stripe'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from './folder.ts'
import { PURCHASE, press, type RunningStripe, stripeOn } from './stripe.ts'

let stripe: RunningStripe
let sdk: Stripe
/** Milliseconds that have passed in the shop; the machine's own do not count. */
let clock: number
const BEGINNING = Date.now()

beforeEach(async () => {
  clock = 0
  stripe = await stripeOn(await temporaryFolder(), {
    delay: 60_000,
    now: () => new Date(BEGINNING + clock),
  })
  sdk = stripe.sdk
})

const open = (extra = {}) => sdk.checkout.sessions.create({ ...PURCHASE, ...extra })
const find = (id: string) => sdk.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
const types = () => stripe.events().map(({ type }) => type)

test('the page shows item and amount, and says that no money moves', async () => {
  const { url } = await open({ customer_email: 'ann@example.com' })
  const text = await (await fetch(String(url))).text()
  for (const part of [
    'no money moves',
    'Bill of Sale [Łódź &amp; Sons]',
    'Pay $19.00',
    'ann@example.com',
  ])
    expect(text).toContain(part)
})

test('paying completes the session and goes to the success page with its id', async () => {
  const { id, url } = await open()
  const answer = await press(url, 'pay', 'Ann@Example.com')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://site.test/document/bill-of-sale?session_id=${id}`,
  ])
  expect(await find(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'Ann@Example.com' },
    payment_intent: { status: 'succeeded' },
    url: null,
  })
  expect(types()).toEqual(['checkout.session.completed'])
})

test('paying twice pays once', async () => {
  const { id, url } = await open()
  await Promise.all([press(url, 'pay'), press(url, 'pay')])
  expect(await (await press(url, 'later-fails')).text()).toContain('complete')
  expect(await find(id)).toMatchObject({ payment_status: 'paid' })
  expect(types()).toEqual(['checkout.session.completed'])
})

test('a declined card and a missing address stay on the page and change nothing', async () => {
  const { id, url } = await open()
  const declined = await press(url, 'decline', 'ann@example.com')
  expect([declined.status, await declined.text()]).toEqual([
    402,
    expect.stringMatching(/was declined[\s\S]+ann@example\.com/),
  ])
  expect((await press(url, 'pay', 'nobody')).status).toBe(400)
  expect(await find(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' })
  expect(types()).toEqual([])
})

test('cancel goes back to the shop and leaves the session open', async () => {
  const { id, url } = await open()
  expect((await press(url, 'cancel', '')).headers.get('location')).toBe(PURCHASE.cancel_url)
  expect(await find(id)).toMatchObject({ status: 'open' })
})

test.each([
  ['later-succeeds', 'paid', 'succeeded'],
  ['later-fails', 'unpaid', 'requires_payment_method'],
])('%s ends as %s after the delay', async (action, payment_status, status) => {
  const { id, url } = await open()
  expect((await press(url, action)).headers.get('location')).toContain(id)
  clock = 59_000
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await find(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing' },
  })
  expect(types()).toEqual(['checkout.session.completed'])
  clock = 60_000
  const outcome = action === 'later-succeeds' ? 'succeeded' : 'failed'
  await vi.waitFor(() => expect(types().at(-1)).toBe(`checkout.session.async_payment_${outcome}`), {
    timeout: 60_000,
  })
  expect(await find(id)).toMatchObject({ payment_status, payment_intent: { status } })
})

test('an open session expires in its time, a paid one does not', async () => {
  const expires_at = Math.floor(BEGINNING / 1000) + 31 * 60
  const [waiting, paid] = [await open({ expires_at }), await open({ expires_at })]
  await press(paid.url, 'pay')
  clock = 32 * 60 * 1000
  await vi.waitFor(() => expect(types()).toContain('checkout.session.expired'), { timeout: 60_000 })
  expect(await find(waiting.id)).toMatchObject({ status: 'expired' })
  expect(await find(paid.id)).toMatchObject({ status: 'complete' })
})

test('nothing to pay needs no payment', async () => {
  const [item] = PURCHASE.line_items
  const free = { ...item, price_data: { ...item.price_data, unit_amount: 0 } }
  const { id, url } = await open({ line_items: [free] })
  await press(url, 'pay')
  expect(await find(id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
  })
})

test('a payment link opens its own session for each visit, with the order it was given', async () => {
  const link = await sdk.paymentLinks.create({
    line_items: [...PURCHASE.line_items],
    after_completion: {
      type: 'redirect',
      redirect: { url: 'http://site.test/thanks?session_id={CHECKOUT_SESSION_ID}' },
    },
  })
  expect(await sdk.paymentLinks.retrieve(link.id)).toMatchObject({ url: link.url, active: true })
  const visit = async (query: string) => {
    const answer = await fetch(`${link.url}${query}`, { redirect: 'manual' })
    return new URL(String(answer.headers.get('location')), link.url).href
  }
  const [mine, other] = [await visit('?client_reference_id=order_7'), await visit('')]
  expect(mine).not.toBe(other)
  const answer = await press(mine, 'pay')
  const { data } = await sdk.checkout.sessions.list({ payment_link: link.id, status: 'complete' })
  expect(data).toMatchObject([{ client_reference_id: 'order_7', payment_status: 'paid' }])
  expect(answer.headers.get('location')).toBe(`http://site.test/thanks?session_id=${data[0]?.id}`)
})

test('an address without a payment is 404', async () => {
  expect((await fetch(`${stripe.url}/pay/cs_none`)).status).toBe(404)
  expect((await fetch(`${stripe.url}/buy/plink_none`)).status).toBe(404)
})
