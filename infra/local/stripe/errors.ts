import { HTTPException } from 'hono/http-exception'

type Details = {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error'
  code?: string
  param?: string
}

/** A throwable error response in Stripe's format. https://docs.stripe.com/api/errors */
export const stripeError = (
  status: 400 | 401 | 402 | 404,
  message: string,
  { type = 'invalid_request_error', ...details }: Details = {},
): HTTPException =>
  new HTTPException(status, {
    message,
    res: Response.json({ error: { type, message, ...details } }, { status }),
  })

/** Stripe's 404 for an unknown id; `kind` is the name of the object's type. */
export const noSuch = (kind: string, id: string, param = kind.replace('checkout.', '')) =>
  stripeError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
