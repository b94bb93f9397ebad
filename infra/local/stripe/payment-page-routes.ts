import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { createLinkSession } from './checkout-sessions.ts'
import type { StripeContext } from './context.ts'
import { buyButtonScript, findLinkAt } from './payment-links.ts'
import { closedPage, overviewPage, payPage, successUrl, unknownPage } from './payment-pages.ts'
import { completeSession } from './payments.ts'
import type { Checkout } from './store.ts'

const form = z.object({
  action: z.enum(['pay', 'later-succeeds', 'later-fails', 'decline', 'cancel']),
  email: z.string().trim().default(''),
})
const DECLINED = 'Your payment was declined. Try another way to pay.'
const NO_EMAIL = 'Enter an email address, like ann@example.com.'

/** The overview, a session's payment page, and the URLs of payment links. */
export const paymentPageRoutes = (stripe: StripeContext): Hono => {
  const app = new Hono()
  app.get('/', (c) =>
    c.html(overviewPage(stripe.store.checkouts.all(), stripe.store.deliveries.all())),
  )
  app.get('/pay/:id', (c) => {
    const checkout = stripe.store.checkouts.get(c.req.param('id'))
    return checkout ? showPage(c, checkout) : c.html(unknownPage(), 404)
  })
  app.post('/pay/:id', async (c) => {
    const checkout = stripe.store.checkouts.get(c.req.param('id'))
    if (!checkout) return c.html(unknownPage(), 404)
    const submitted = form.safeParse(Object.fromEntries(await c.req.formData()))
    if (checkout.session.status !== 'open' || !submitted.success) return showPage(c, checkout)
    return handleSubmission(c, stripe, checkout, submitted.data)
  })
  app.get('/buy/:id', (c) => {
    const found = findLinkAt(stripe, c.req.param('id'))
    if (!found?.link.active) return c.html(unknownPage(), 404)
    const { session } = createLinkSession(stripe, found, {
      reference: c.req.query('client_reference_id'),
      email: c.req.query('prefilled_email'),
    })
    return c.redirect(`/pay/${session.id}`, 303)
  })
  app.get('/v3/buy-button.js', (c) =>
    c.body(buyButtonScript(stripe.url), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  return app
}

const showPage = (c: Context, checkout: Checkout) =>
  c.html(checkout.session.status === 'open' ? payPage(checkout) : closedPage(checkout))

const handleSubmission = (
  c: Context,
  stripe: StripeContext,
  checkout: Checkout,
  { action, email }: z.infer<typeof form>,
) => {
  const { session } = checkout
  if (action === 'cancel') return c.redirect(session.cancel_url ?? `/pay/${session.id}`, 303)
  if (action === 'decline') return c.html(payPage(checkout, DECLINED, email), 402)
  if (!z.email().safeParse(email).success) return c.html(payPage(checkout, NO_EMAIL, email), 400)
  const completed = completeSession(stripe, session.id, { email, outcome: action })
  return c.redirect(successUrl(completed) ?? `/pay/${session.id}`, 303)
}
