import * as z from 'zod'
import { CORRECTION_DAYS, FILE_FORMATS } from '../../../shared/api/downloads.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { RECORD_DAYS } from '../../../shared/retention.ts'
import { storedEntry } from './history.ts'

/*
 * The rows of `completed_documents`, by their status: an order in each of its states, and a payment that
 * matches no order. What a state can hold without having it is optional there and nowhere else. Amounts
 * are cents.
 */

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
  /** What the buyer calls it; absent in legacy records. */
  order_number: z.string().optional(),
  /** Which of its stored answers the order uses; absent when it is blank or was erased. See answers.ts. */
  answers_version: z.string().optional(),
  /** The answers themselves, in legacy records only. */
  document_data: answers.optional(),
  /** SHA-256 of the browser's access token; absent once a new link or address has ended its access. */
  access_key: z.string().optional(),
})

const payment = z.object({
  session_id: z.string(),
  /** Absent when a discount left nothing to pay. */
  payment_id: z.string().optional(),
  email: z.string().optional(),
  /** "Visa ending in 4242"; absent where Stripe does not say. */
  payment_method: z.string().optional(),
})

const link = z.object({
  download_token: z.string(),
  /** How the token begins, for support to find a purchase by. */
  token_start: z.string(),
})

const files = z.object({
  docx_url: z.string(),
  pdf_url: z.string(),
  instructions_url: z.string(),
  /** Of each file its SHA-256, in hexadecimal; absent in legacy records. */
  sha256: z.record(z.enum(FILE_FORMATS), z.string()).optional(),
})

const delivery = z.object({
  ready_at: time,
  expires_at: time,
  mailed_at: time.optional(),
  reissued_at: time.optional(),
  /** When its link was last mailed because the buyer asked; legacy records have only this. */
  link_sent_at: time.optional(),
  /** The times of the last day at which that was done, oldest first. */
  links_sent_at: z.array(time).optional(),
  /** When its files were asked for once more; absent once they are there. */
  remake_at: time.optional(),
  /** Counts the buyer's corrections; absent before the first, which makes it 2. */
  revision: z.int().optional(),
  /** The revision that the files were made of; behind `revision` until new ones are made. */
  files_revision: z.int().optional(),
  corrected_at: time.optional(),
})

/** What Stripe says was refunded: when last (ISO), and how many cents in all. Old rows lack the amount. */
const refunds = z.object({
  refunded_at: time.optional(),
  refunded_amount: z.int().optional(),
  /** When a refund failed that a person has to make up for; absent once that is settled. */
  refund_failed_at: time.optional(),
  /** Cents refunded in all when the buyer was last emailed about refunds; absent before the first. */
  refund_mailed_amount: z.int().optional(),
})

/** The pending work, when the sweep attempts it next, and its attempts so far. See transitions.ts. */
const pendingFiles = z.object({
  awaiting: z.enum(['files', 'review']),
  due_at: time,
  sweeps: z.int(),
})

const openOrder = order.extend({
  status: z.literal('open'),
  session_id: z.string().optional(),
  /** Since when a delayed payment has been on its way. */
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

/** Holds what it had when it was revoked; after an erasure neither answers, address, link nor files. */
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
  /** What an erased order is found by: see `receiptKeyOf`. */
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
  /** The order that an admin let it pay for. */
  assigned_to: z.string().optional(),
  /** When an admin marked it as handled. */
  closed_at: time.optional(),
  /** When the payer was emailed that we have the payment. */
  mailed_at: time.optional(),
  /** Both are absent once the money was refunded or a person has decided. */
  awaiting: z.literal('review').optional(),
  due_at: time.optional(),
})
export type UnmatchedPayment = z.infer<typeof unmatchedPayment>

/** Any row of the table that a person may find. */
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
/** An order that was paid for, whatever came after. */
export type BoughtOrder = PaidOrder | ReadyOrder | RevokedOrder

export type OrderDraft = Pick<
  OpenOrder,
  'id' | 'document_id' | 'title' | 'answers_version' | 'amount' | 'currency' | 'access_key'
>
export type Payment = z.infer<typeof payment>
export type Files = z.infer<typeof files>

const DAY = 24 * 60 * 60 * 1000
/** A row is kept this long, in milliseconds, so that an expired link still says that it expired. */
const RECORD_LIFETIME = RECORD_DAYS * DAY

export const purgeAt = (now: Date): number => Math.floor((now.getTime() + RECORD_LIFETIME) / 1000)

export const isoTimeAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

/** What people call an order: "CW-0123ABCD", the beginning of its id. */
export const orderNumberOf = ({ id }: Pick<Purchase, 'id'>): string =>
  `CW-${id.replace(/^ord_/, '').slice(0, 8).toUpperCase()}`

/** What a payer may quote of a payment that matches no order: "PAY-1A2B3C4D". */
export const paymentReferenceOf = ({ session_id }: UnmatchedPayment): string =>
  `PAY-${session_id.slice(-8).toUpperCase()}`

/** What the buyer paid, in cents: nothing where a discount left nothing to pay, the price otherwise. */
export const paidAmountOf = ({ payment_id, amount }: Pick<BoughtOrder, 'payment_id' | 'amount'>) =>
  payment_id === undefined ? 0 : amount

/** Whether the document is made of answers, and not blank. */
export const hasAnswers = ({
  answers_version,
  document_data,
}: Pick<Order, 'answers_version' | 'document_data'>): boolean =>
  answers_version !== undefined || document_data !== undefined

export const isBought = (row: Purchase): row is BoughtOrder =>
  row.status === 'paid' || row.status === 'ready' || row.status === 'revoked'

/** Whether the buyer had it deleted, perhaps while its files were being made. */
export const isErased = (row: Order): boolean =>
  row.status === 'revoked' && row.download_token === undefined

/** The first revision is 1. */
export const revisionOf = ({ revision = 1 }: Pick<ReadyOrder, 'revision'>): number => revision

/** How often the buyer has corrected the answers. */
export const correctionsOf = (order: Pick<ReadyOrder, 'revision'>): number => revisionOf(order) - 1

/** Whether the files are still to be made of corrected answers. */
export const isBeingCorrected = (row: Pick<ReadyOrder, 'revision' | 'files_revision'>): boolean =>
  row.revision !== row.files_revision

/** ISO time since which the buyer waits for files of the present answers. */
export const waitingSince = (row: PaidOrder | ReadyOrder): string =>
  (row.status === 'ready' && row.corrected_at) || row.paid_at

/** ISO time until which the buyer may correct the answers. */
export const correctableUntil = ({ paid_at }: Pick<ReadyOrder, 'paid_at'>): string =>
  isoTimeAfter(new Date(paid_at), CORRECTION_DAYS * DAY)
