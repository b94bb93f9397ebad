import '../zod-config.ts'
import type * as z from 'zod'
import {
  type Arguments,
  bodyOf,
  pathAndQuery,
  pathTo,
  type ResponseOf,
} from '../../shared/api/address.ts'
import {
  correctAnswers,
  deleteDownload,
  downloadFile,
  type FileFormat,
  getCorrection,
  getDownload,
  getReceipt,
  getSteps,
  receiptNameOf,
  renewDownload,
} from '../../shared/api/downloads.ts'
import { errorResponse } from '../../shared/api/errors.ts'
import { createCheckout, createOrder, getOffer, getPurchase } from '../../shared/api/purchases.ts'
import type { Route } from '../../shared/api/route.ts'
import { createSignup, requestLinks, resubscribe, unsubscribe } from '../../shared/api/signups.ts'
import { verifyFile } from '../../shared/api/verification.ts'
import { FileUnavailable, fetchFile } from '../ui/browser/save-file.ts'
import { ApiError, isTransient, UNREADABLE, unreachableError } from './api-error.ts'
import { PURCHASE_RETRY, withRetries } from './retry.ts'

/** The error for a response that isn't 2xx; an unknown body gets the general message. */
export const toApiError = (status: number, body: unknown): ApiError => {
  const view = errorResponse.safeParse(body)
  return new ApiError(status, view.success ? view.data : UNREADABLE)
}

/** The JSON of a response; undefined if it is empty or not JSON, like a proxy's error page. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const headersOf = (body: unknown, token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})

/** A call may be repeated if it only reads, or if its request id makes it idempotent. */
const isRepeatable = ({ method }: Route, input: unknown): boolean =>
  method === 'GET' || (typeof input === 'object' && input !== null && 'requestId' in input)

const parseResponse = <Schema extends z.ZodType>(
  schema: Schema,
  answer: unknown,
): z.output<Schema> => {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw unreachableError()
  return parsed.data
}

const send = async (route: Route, input: unknown, token?: string): Promise<unknown> => {
  const body = bodyOf(route, input)
  const response = await fetch(pathAndQuery(route, input), {
    method: route.method,
    headers: headersOf(body, token),
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw unreachableError()
  })
  const answer = parseJson(await response.text())
  if (!response.ok) throw toApiError(response.status, answer)
  return answer
}

/**
 * Makes a route callable, with an access token if it needs one. Rejects with ApiError; only idempotent calls
 * are retried.
 */
export const caller =
  <R extends Route>(route: R, token?: string) =>
  async (...[input]: Arguments<R>): Promise<ResponseOf<R>> => {
    const attempt = () => send(route, input, token)
    const policy = route.method === 'GET' ? undefined : PURCHASE_RETRY
    const answer = await (isRepeatable(route, input)
      ? withRetries(attempt, isTransient, { policy })
      : attempt())
    return parseResponse<R['response']>(route.response, answer)
  }

/**
 * Every call that the site makes. Repeating a purchase with the same `requestId` is safe; a new id is a new
 * purchase.
 */
export const api = {
  createCheckout: caller(createCheckout),
  createOrder: caller(createOrder),
  getOffer: caller(getOffer),
  createSignup: caller(createSignup),
  requestLinks: caller(requestLinks),
  unsubscribe: caller(unsubscribe),
  resubscribe: caller(resubscribe),
  verifyFile: caller(verifyFile),
  /** With the access token of the browser's own order, the response has the download link. */
  getPurchase: (reference: string, accessToken?: string) =>
    caller(getPurchase, accessToken)({ reference }),
  getDownload: caller(getDownload),
  getSteps: caller(getSteps),
  getCorrection: caller(getCorrection),
  correctAnswers: caller(correctAnswers),
  deleteDownload: caller(deleteDownload),
  renewDownload: caller(renewDownload),
}

export { receiptNameOf }

/** Fetches a whole file. Rejects with ApiError, even if storage rejects it or the connection breaks. */
const fetchWholeFile = async (address: string): Promise<Blob> => {
  try {
    return await fetchFile(address)
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    throw toApiError(error.status, parseJson(error.body))
  }
}

/** The URL of one of the three files, for the browser to save. */
export const downloadUrl = (token: string, format: FileFormat): string =>
  pathTo(downloadFile, { token, format })

/** One of the three files of a download. Rejects with ApiError. */
export const fetchDownload = (token: string, format: FileFormat): Promise<Blob> =>
  fetchWholeFile(downloadUrl(token, format))

/** The receipt of a purchase as PDF. Rejects with ApiError. */
export const fetchReceipt = (token: string): Promise<Blob> =>
  fetchWholeFile(pathTo(getReceipt, { token }))
