import { createHash, randomBytes } from 'node:crypto'
import { CORRECTION_DAYS, type OrderStatus } from '../../shared/api.ts'
import type { Answers } from '../../shared/documents/template.ts'
import { RECORD_DAYS } from '../../shared/retention.ts'

/** One row of `completed_documents`. Times are ISO unless said otherwise, amounts are cents. */
export type Order = {
  id: string
  document_id: string
  title: string
  /** Absent when the blank template was bought, or the buyer had the answers erased. */
  document_data?: Answers
  status: OrderStatus | 'unmatched'
  amount: number
  currency: string
  created_at: string
  session_id?: string
  payment_id?: string
  email?: string
  paid_at?: string
  download_token?: string
  /** How the token begins, for support to find a purchase by. */
  token_start?: string
  docx_url?: string
  pdf_url?: string
  instructions_url?: string
  ready_at?: string
  expires_at?: string
  mailed_at?: string
  reissued_at?: string
  /** When its files were asked for once more; absent once they are there. */
  remake_at?: string
  refunded_at?: string
  revoked_at?: string
  /** Counts the buyer's corrections; absent before the first, which makes it 2. */
  revision?: number
  /** The version of the answers that the files were made of; behind `revision` until new ones are made. */
  files_revision?: number
  corrected_at?: string
  /** What somebody still has to bring about; the sweep looks at it from `due_at` on. */
  awaiting?: 'payment' | 'files' | 'review'
  due_at?: string
  sweeps?: number
  /** Epoch seconds at which DynamoDB may remove the row. */
  purge_at: number
}

const DAY = 24 * 60 * 60 * 1000
/** A download link works this long, in milliseconds. */
export const LINK_LIFETIME = 7 * DAY
/** So long the sweep leaves it to the normal path to make files, in milliseconds. */
export const FILES_GRACE = 2 * 60 * 1000
/** A row is kept this long, in milliseconds, so that an expired link still says that it expired. */
const RECORD_LIFETIME = RECORD_DAYS * DAY

export const purgeAt = (now: Date): number => Math.floor((now.getTime() + RECORD_LIFETIME) / 1000)

export const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

/** 128 bits derived from the browser's request id: a repeated request finds its own order. */
export const orderIdFor = (requestId: string): string =>
  `ord_${createHash('sha256').update(`order:${requestId}`).digest('hex').slice(0, 32)}`

/** 256 random bits, base64url. */
export const mintToken = (random: (bytes: number) => Buffer = randomBytes): string =>
  random(32).toString('base64url')

/** Characters of a token that find its purchase, and are far too few to guess the rest. */
export const TOKEN_START = 8

/** What a row says of its token. */
export const withToken = (
  token: string,
): Required<Pick<Order, 'download_token' | 'token_start'>> => ({
  download_token: token,
  token_start: token.slice(0, TOKEN_START),
})

/** A link is good up to and including the millisecond of `expires_at`. */
export const isExpired = (order: Pick<Order, 'expires_at'>, now: Date): boolean =>
  order.expires_at === undefined || Date.parse(order.expires_at) < now.getTime()

/** The first version is 1. */
export const revisionOf = ({ revision = 1 }: Pick<Order, 'revision'>): number => revision

/** Whether the files are still to be made of corrected answers. */
export const isBeingCorrected = (order: Pick<Order, 'revision' | 'files_revision'>): boolean =>
  order.revision !== order.files_revision

/** ISO time until which the buyer may correct the answers. */
export const correctableUntil = (order: Pick<Order, 'paid_at' | 'created_at'>): string =>
  later(new Date(order.paid_at ?? order.created_at), CORRECTION_DAYS * DAY)
