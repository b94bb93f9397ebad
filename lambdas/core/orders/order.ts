import * as z from 'zod'
import { CORRECTION_DAYS, FILE_FORMATS } from '../../../shared/api/downloads.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { RECORD_DAYS } from '../../../shared/retention.ts'
import { storedEntry } from './history.ts'

// The rows of `completed_documents` by status: orders, and unmatched payments. An attribute is
// optional only in statuses that may lack it. Amounts are cents.

const time = z.iso.datetime()

export const answers: z.ZodType<Answers> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
)

const base = z.object({
  id: z.string(),
  document_id: z.string(),
  title: z.string(),
  amount: z.int(),
  currency: z.string(),
  created_at: time,
  /** Epoch seconds at which DynamoDB may remove the row. */
  purge_at: z.int(),
  history: z.array(storedEntry).optional(),
  /** The id of the write that last added to the history; absent in legacy records. */
  last_write: z.string().optional(),
})

const order = base.extend({
  /** Shown to the buyer. Absent in legacy records. */
  order_number: z.string().optional(),
  /** The stored answers of this order (answers.ts). Absent if it is blank or erased. */
  answers_version: z.string().optional(),
  /** The US state that the answers name, for sales reports. Absent if blank, erased or a legacy record. */
  us_state: z.string().optional(),
  /** The answers, in legacy records only. */
  document_data: answers.optional(),
  /** Whether files and answers are to be erased, and since when (ISO): see erasure.ts. */
  erasing: z.literal('due').optional(),
  erase_at: time.optional(),
  /** SHA-256 of the browser's access token; absent once a new link or address has ended its access. */
  access_key: z.string().optional(),
})

const payment = z.object({
  session_id: z.string(),
  /** Absent after a full discount. */
  payment_id: z.string().optional(),
  email: z.string().optional(),
  /** "Visa ending in 4242". Absent if Stripe reports none. */
  payment_method: z.string().optional(),
})

const link = z.object({
  download_token: z.string(),
  /** The first characters of the token, for support. */
  token_start: z.string(),
})

const files = z.object({
  docx_url: z.string(),
  pdf_url: z.string(),
  instructions_url: z.string(),
  /** The SHA-256 of each file in hexadecimal. Absent in legacy records. */
  sha256: z.record(z.enum(FILE_FORMATS), z.string()).optional(),
})

const delivery = z.object({
  ready_at: time,
  expires_at: time,
  mailed_at: time.optional(),
  reissued_at: time.optional(),
  /** When the link was last emailed on request. Legacy records have only this. */
  link_sent_at: time.optional(),
  /** When the link was emailed on request in the last 24 hours, oldest first. */
  links_sent_at: z.array(time).optional(),
  /** When regeneration was requested. Absent once it is done. */
  remake_at: time.optional(),
  /** Absent before the first correction, which makes it 2. */
  revision: z.int().optional(),
  /** The revision of the current files. Behind `revision` until the new ones are generated. */
  files_revision: z.int().optional(),
  corrected_at: time.optional(),
})

/** The last refund (ISO) and the total in cents, from Stripe. Legacy records lack it. */
const refunds = z.object({
  refunded_at: time.optional(),
  refunded_amount: z.int().optional(),
  /** When a refund failed that needs review. Absent once it is resolved. */
  refund_failed_at: time.optional(),
  /** The total refund that the buyer was last emailed about. Absent before the first email. */
  refund_mailed_amount: z.int().optional(),
})

/** The pending work, its next attempt and the attempts so far. See transitions.ts. */
const pendingFiles = z.object({
  awaiting: z.enum(['files', 'review']),
  due_at: time,
  sweeps: z.int(),
})

const openOrder = order.extend({
  status: z.literal('open'),
  session_id: z.string().optional(),
  /** Since when a delayed payment has been pending. */
  pending_at: time.optional(),
  awaiting: z.literal('payment').optional(),
  due_at: time.optional(),
  sweeps: z.int().optional(),
})
export type OpenOrder = z.infer<typeof openOrder>

const paidOrder = order.extend({
  status: z.literal('paid'),
  ...payment.shape,
  ...link.shape,
  ...refunds.shape,
  paid_at: time,
  ...pendingFiles.shape,
})
export type PaidOrder = z.infer<typeof paidOrder>

const readyOrder = order.extend({
  status: z.literal('ready'),
  ...payment.shape,
  ...link.shape,
  ...refunds.shape,
  paid_at: time,
  ...files.shape,
  ...delivery.shape,
  ...pendingFiles.partial().shape,
  awaiting: z.enum(['files', 'review', 'refund']).optional(),
})
export type ReadyOrder = z.infer<typeof readyOrder>

/** Keeps its attributes when it is revoked. Erasure removes answers, address, link and files. */
const revokedOrder = order.extend({
  status: z.literal('revoked'),
  ...payment.shape,
  ...link.partial().shape,
  ...refunds.shape,
  paid_at: time,
  ...files.partial().shape,
  ...delivery.partial().shape,
  revoked_at: time,
  awaiting: z.literal('refund').optional(),
  due_at: time.optional(),
  /** The lookup key of an erased order: see `receiptKeyOf`. */
  receipt_key: z.string().optional(),
})
export type RevokedOrder = z.infer<typeof revokedOrder>

const unpaid = order.extend({ session_id: z.string().optional() })
const expiredOrder = unpaid.extend({ status: z.literal('expired') })
export type ExpiredOrder = z.infer<typeof expiredOrder>
const failedOrder = unpaid.extend({ status: z.literal('failed') })
export type FailedOrder = z.infer<typeof failedOrder>

const unmatchedPayment = base.extend({
  status: z.literal('unmatched'),
  ...payment.shape,
  ...refunds.shape,
  /** The order that an admin assigned it to. */
  assigned_to: z.string().optional(),
  /** When an admin marked it as handled. */
  closed_at: time.optional(),
  /** When the payer was notified. */
  mailed_at: time.optional(),
  /** Absent once it was refunded or decided. */
  awaiting: z.literal('review').optional(),
  due_at: time.optional(),
})
export type UnmatchedPayment = z.infer<typeof unmatchedPayment>

/** Any row of the table. */
export const purchase = z.discriminatedUnion('status', [
  openOrder,
  paidOrder,
  readyOrder,
  revokedOrder,
  expiredOrder,
  failedOrder,
  unmatchedPayment,
])
export type Purchase = z.infer<typeof purchase>
export type Order = Exclude<Purchase, UnmatchedPayment>
/** An order that has been paid, in any later status. */
export type BoughtOrder = PaidOrder | ReadyOrder | RevokedOrder

export type Payment = z.infer<typeof payment>
export type Files = z.infer<typeof files>

const DAY_MS = 24 * 60 * 60 * 1000
/** Rows outlive their links, so that an expired link can be reported as expired. */
const RECORD_LIFETIME_MS = RECORD_DAYS * DAY_MS

export const purgeAt = (now: Date): number =>
  Math.floor((now.getTime() + RECORD_LIFETIME_MS) / 1000)

export const isoTimeAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

/** The order number shown to people: "CW-0123ABCD", from the start of the id. */
export const orderNumberOf = ({ id }: Pick<Purchase, 'id'>): string =>
  `CW-${id.replace(/^ord_/, '').slice(0, 8).toUpperCase()}`

/** The reference of an unmatched payment, as shown to its payer: "PAY-1A2B3C4D". */
export const paymentReferenceOf = ({ session_id }: UnmatchedPayment): string =>
  `PAY-${session_id.slice(-8).toUpperCase()}`

/** Cents that the buyer paid: 0 after a full discount. */
export const paidAmountOf = ({ payment_id, amount }: Pick<BoughtOrder, 'payment_id' | 'amount'>) =>
  payment_id === undefined ? 0 : amount

/** Whether the document has answers and is not blank. */
export const hasAnswers = ({
  answers_version,
  document_data,
}: Pick<Order, 'answers_version' | 'document_data'>): boolean =>
  answers_version !== undefined || document_data !== undefined

export const isBought = (row: Purchase): row is BoughtOrder =>
  row.status === 'paid' || row.status === 'ready' || row.status === 'revoked'

/** Whether the order was erased, perhaps before its files were ready. */
export const isErased = (row: Order): boolean =>
  row.status === 'revoked' && row.download_token === undefined

/** The current revision, starting at 1. */
export const revisionOf = ({ revision = 1 }: Pick<ReadyOrder, 'revision'>): number => revision

/** How often the buyer has corrected the answers. */
export const correctionsOf = (order: Pick<ReadyOrder, 'revision'>): number => revisionOf(order) - 1

/** Whether the files of corrected answers are pending. */
export const isBeingCorrected = (row: Pick<ReadyOrder, 'revision' | 'files_revision'>): boolean =>
  row.revision !== row.files_revision

/** ISO time since which the buyer has been waiting for files. */
export const waitingSince = (row: PaidOrder | ReadyOrder): string =>
  (row.status === 'ready' && row.corrected_at) || row.paid_at

/** ISO time until which the buyer may correct the answers. */
export const correctableUntil = ({ paid_at }: Pick<ReadyOrder, 'paid_at'>): string =>
  isoTimeAfter(new Date(paid_at), CORRECTION_DAYS * DAY_MS)
