/* Rows of a shop that has sold for a while, as they are stored: the same ones for the same number of orders. */
import { createHash } from 'node:crypto'
import { keyOf } from '../../lambdas/core/files.ts'
import { receiptKeyOf, withToken } from '../../lambdas/core/orders/link.ts'
import { orderNumberOf, type Purchase, purgeAt } from '../../lambdas/core/orders/order.ts'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Answers } from '../../shared/documents/template/template.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Rows are kept for 90 days; the shop has been open for so many. */
const DAYS = 60

type Status = Purchase['status']

/** Of a hundred orders so many are in each state. A few more are always being made, whatever the size. */
const STATES: readonly (readonly [Status, number])[] = [
  ['ready', 45],
  ['expired', 30],
  ['open', 10],
  ['revoked', 6],
  ['failed', 6],
  ['unmatched', 3],
]
const BEING_MADE = 5

/** An address that has bought three documents in every shop. */
export const REGULAR = 'regular.buyer@example.org'
const REGULAR_PURCHASES = 3

const NAMES = ['ann', 'devon', 'maria', 'łukasz', 'wei', 'jamal', 'olga', 'pat', 'rosa', 'sam']
const DOMAINS = ['gmail.example', 'outlook.example', 'company.example', 'university.example']

type Document = { id: string; title: string; answers: Answers; amount: number }

/** Every document with answers as long as a buyer's. */
export const soldDocuments = async (): Promise<Document[]> => {
  const titles = new Map(enabledEntries().map(({ id, title }) => [id, title]))
  return Promise.all(
    templateIds.map(async (id) => ({
      id,
      title: titles.get(id) ?? id,
      answers: (await loadTemplate(id))?.sampleAnswers ?? {},
      amount: 1900,
    })),
  )
}

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex')

const pick = <T>(list: readonly T[], seed: number): T => {
  const found = list[seed % list.length]
  if (found === undefined) throw new Error('There is nothing to pick from')
  return found
}

const statusOf = (seed: number): Status => {
  let left = seed % 100
  for (const [status, share] of STATES) {
    if (left < share) return status
    left -= share
  }
  return 'ready'
}

const addressOf = (seed: number) =>
  `${pick(NAMES, seed)}.${(seed % 100_000).toString(36)}@${pick(DOMAINS, Math.floor(seed / 8))}`

const filesOf = (id: string, hex: string) => ({
  docx_url: keyOf(id, 'docx'),
  pdf_url: keyOf(id, 'pdf'),
  instructions_url: keyOf(id, 'instructions'),
  sha256: { docx: hex, pdf: hexOf(hex), instructions: hexOf(`${hex}3`) },
})

const after = (time: Date, milliseconds: number) =>
  new Date(time.getTime() + milliseconds).toISOString()

type Made = { status: Status; opened: Date; email: string; seed: number; hex: string }

const paymentOf = ({ hex, email }: Made) => ({
  session_id: `cs_test_${hex.slice(0, 40)}`,
  payment_id: `pi_${hex.slice(0, 24)}`,
  email,
})

const boughtOf = (made: Made, id: string) => {
  const { status, opened, hex } = made
  const token = createHash('sha256').update(`token:${hex}`).digest('base64url')
  const paid = { ...paymentOf(made), paid_at: after(opened, 3 * MINUTE) }
  if (status === 'paid') {
    const awaited = { awaiting: 'files', due_at: after(opened, 5 * MINUTE), sweeps: 0 }
    return { ...paid, ...withToken(token), ...awaited }
  }
  const ready = {
    ready_at: after(opened, 4 * MINUTE),
    history: [{ event: 'mailed', at: after(opened, 4 * MINUTE) }],
  }
  if (status === 'revoked') {
    const ended = { revoked_at: after(opened, DAY), receipt_key: receiptKeyOf(token) }
    return { ...paid, ...ready, ...ended }
  }
  return {
    ...{ ...paid, ...ready, ...withToken(token), ...filesOf(id, hex) },
    expires_at: after(opened, 7 * DAY),
    mailed_at: after(opened, 4 * MINUTE),
  }
}

/** What a row of each state has in addition to what every order has. */
const partsOf = (made: Made, id: string): object => {
  const { status, opened, hex } = made
  if (status === 'paid' || status === 'ready' || status === 'revoked') return boughtOf(made, id)
  if (status === 'unmatched') return { ...paymentOf(made), closed_at: after(opened, DAY) }
  const session_id = `cs_test_${hex.slice(0, 40)}`
  if (status !== 'open') return { session_id }
  return { session_id, awaiting: 'payment', due_at: after(opened, DAY), sweeps: 1 }
}

const rowOf = (document: Document, made: Made): object => {
  const { status, opened, hex } = made
  const id = status === 'unmatched' ? `unmatched_cs_test_${hex}` : `ord_${hex.slice(0, 32)}`
  const answered = status !== 'unmatched' && !(status === 'revoked' && made.seed % 2 === 0)
  return {
    id,
    document_id: document.id,
    title: document.title,
    ...(status !== 'unmatched' && { order_number: orderNumberOf({ id }) }),
    ...(answered && { document_data: document.answers }),
    amount: document.amount,
    currency: 'usd',
    status,
    created_at: opened.toISOString(),
    purge_at: purgeAt(opened),
    ...partsOf(made, id),
  }
}

/** So many rows, and a few that are being made. Open ones are of the last day, as a checkout lives a day. */
export function* rowsOf(count: number, documents: readonly Document[], now: Date) {
  for (let index = 0; index < count + BEING_MADE; index += 1) {
    const hex = hexOf(`scale:${count}:${index}`)
    const seed = Number.parseInt(hex.slice(0, 8), 16)
    const isRegular = index < REGULAR_PURCHASES
    const status = index >= count ? 'paid' : isRegular ? 'ready' : statusOf(index)
    const age = ((index % count) / count) * (status === 'open' ? 0.9 * DAY : DAYS * DAY)
    const opened = new Date(now.getTime() - (status === 'paid' ? MINUTE : age))
    const email = isRegular ? REGULAR : addressOf(seed)
    yield rowOf(pick(documents, seed), { status, opened, email, seed, hex })
  }
}
