import type * as z from 'zod'
import {
  type CorrectionRequest,
  checkoutResponse,
  correctedResponse,
  correctionResponse,
  downloadResponse,
  offerResponse,
  orderResponse,
  type PurchaseRequest,
  pathOf,
  purchaseResponse,
  type RouteName,
  routes,
} from '../../shared/api.ts'
import { apiErrorOf } from './answered-error.ts'
import { isPassing, unreachable } from './api-error.ts'
import { withRetries } from './retry.ts'

/** What goes with a call. */
export type CallOptions = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Access token of an admin. */
  token?: string
}

/** The JSON of an answer; undefined when it is empty or not JSON, as a proxy's error page is. */
const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const urlOf = (name: RouteName, { params, query }: CallOptions): string => {
  const search = new URLSearchParams(query).toString()
  return pathOf(name, params) + (search ? `?${search}` : '')
}

const headersOf = ({ body, token }: CallOptions): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})

const send = async (name: RouteName, options: CallOptions): Promise<unknown> => {
  const response = await fetch(urlOf(name, options), {
    method: routes[name].method,
    headers: headersOf(options),
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  }).catch(() => {
    throw unreachable()
  })
  const answer = await bodyOf(response)
  if (!response.ok) throw apiErrorOf(response.status, answer)
  return answer
}

/** Repeating it cannot do a thing twice: it only reads, or the shop knows it again by its request id. */
const isRepeatable = (name: RouteName, { body }: CallOptions): boolean =>
  routes[name].method === 'GET' ||
  (typeof body === 'object' && body !== null && 'requestId' in body)

/** One call; rejects with ApiError. Only what may be repeated is retried. */
export const call = async <T>(
  name: RouteName,
  schema: z.ZodType<T>,
  options: CallOptions,
): Promise<T> => {
  const once = () => send(name, options)
  const answer = await (isRepeatable(name, options) ? withRetries(once, isPassing) : once())
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw unreachable()
  return parsed.data
}

/**
 * Every call that visitors make. A purchase carries the caller's `requestId`: repeating it with the
 * same id is safe, with a new one it is a second purchase.
 */
export const api = {
  createCheckout: (body: PurchaseRequest) => call('createCheckout', checkoutResponse, { body }),
  createOrder: (body: PurchaseRequest) => call('createOrder', orderResponse, { body }),
  offer: () => call('getOffer', offerResponse, {}),
  /** Asks for the free guide. */
  signUp: async (email: string): Promise<void> => {
    await send('createSignup', { body: { email } })
  },
  /** `order` is the order id this browser keeps: it opens the files of a session. */
  purchase: (reference: string, order?: string) =>
    call('getPurchase', purchaseResponse, {
      params: { reference },
      query: order === undefined ? undefined : { order },
    }),
  download: (token: string) => call('getDownload', downloadResponse, { params: { token } }),
  correction: (token: string) => call('getCorrection', correctionResponse, { params: { token } }),
  correct: (token: string, body: CorrectionRequest) =>
    call('correctAnswers', correctedResponse, { params: { token }, body }),
  deleteDownload: async (token: string): Promise<void> => {
    await send('deleteDownload', { params: { token } })
  },
}

export type Format = 'docx' | 'pdf' | 'instructions'

/** Where a click on a download goes; the server answers with the file under its right name. */
export const fileUrl = (token: string, format: Format): string =>
  pathOf('downloadFile', { token, format })
