import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { database } from '../platform/database.ts'
import { readRows } from '../platform/rows.ts'
import { type Purchase, purchase } from './order.ts'
import { getItems, ordersTable } from './table.ts'

/*
 * Purchases of several states, newest first. The index has one list for each state: each is queried from its newest
 * end, and what they answer is merged down to where all of them have been read.
 */

type Status = Purchase['status']

type Wanted = {
  statuses: readonly Status[]
  /** ISO times within which the purchases were opened; both belong to it. */
  from: string
  until: string
  /** A part of the address, lower case. */
  email?: string
  documentId?: string
}

export const PAGE_SIZE = 50
/** Rows that one query looks at: more than a page, so that a page without a filter needs one query of each state. */
const LOOKED_AT = 60
/** Queries for one page besides the first of each state, when a filter leaves out most of what they look at. */
export const FURTHER_QUERIES = 6

/** What the index holds of a purchase: enough to filter and to sort by. */
const entry = z.object({ id: z.string(), created_at: z.string() })
type Entry = z.infer<typeof entry>

type Part = {
  status: Status
  rows: Entry[]
  /** Where the next query goes on, and down to which time the rows before it are known; absent at the end. */
  after?: { key: Record<string, unknown>; time: string }
}

const filterOf = ({ email, documentId }: Wanted) => {
  const conditions = [
    ...(email ? ['contains(#email, :email)'] : []),
    ...(documentId ? ['#document = :document'] : []),
  ]
  return conditions.length === 0 ? undefined : conditions.join(' AND ')
}

const queryOf = (wanted: Wanted, { status, after }: Part): QueryCommand => {
  const { from, until, email, documentId } = wanted
  const FilterExpression = filterOf(wanted)
  return new QueryCommand({
    TableName: ordersTable(),
    IndexName: 'by_status',
    KeyConditionExpression: '#status = :status AND created_at BETWEEN :from AND :until',
    FilterExpression,
    ExpressionAttributeNames: {
      '#status': 'status',
      ...(email && { '#email': 'email' }),
      ...(documentId && { '#document': 'document_id' }),
    },
    ExpressionAttributeValues: {
      ':status': status,
      ':from': from,
      ':until': until,
      ...(email && { ':email': email }),
      ...(documentId && { ':document': documentId }),
    },
    ScanIndexForward: false,
    /** With a filter, as much as one query reads: 1 MB. */
    Limit: FilterExpression ? undefined : LOOKED_AT,
    ExclusiveStartKey: after?.key,
  })
}

const readOn = async (wanted: Wanted, part: Part): Promise<Part> => {
  const { Items, LastEvaluatedKey: key } = await database().send(queryOf(wanted, part))
  return {
    ...part,
    rows: [...part.rows, ...z.array(entry).parse(Items)],
    after: key && { key, time: String(key.created_at) },
  }
}

/** Newest first; at one moment the order is that of the ids, so that every page agrees. */
const byTime = (a: Entry, b: Entry) =>
  b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id)

/** Down to this time the rows of all parts are known; undefined when all were read to their ends. */
const horizonOf = (parts: readonly Part[]): string | undefined =>
  parts
    .flatMap(({ after }) => (after ? [after.time] : []))
    .sort()
    .at(-1)

/** What is complete so far, and the time at which the next page begins; absent when nothing is left. */
const merge = (parts: readonly Part[]): { found: Entry[]; next?: string } => {
  const horizon = horizonOf(parts)
  const known = parts
    .flatMap(({ rows }) => rows)
    .filter(({ created_at }) => horizon === undefined || created_at > horizon)
    .sort(byTime)
  const last = known[PAGE_SIZE - 1]?.created_at
  if (last === undefined) return { found: known, next: horizon }
  const found = known.filter(({ created_at }) => created_at >= last)
  return { found, next: known[found.length]?.created_at ?? horizon }
}

/** The state that was read back least: no older row of another one can be shown before its next rows are known. */
const leastRead = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ after }) => after && after.time === horizonOf(parts))

/**
 * A page of purchases, and the `until` of the next one. It takes one query for each state; with a filter at most
 * `FURTHER_QUERIES` more, however many purchases there are, after which the page may hold fewer than there are
 * further back.
 */
export const findRecent = async (wanted: Wanted): Promise<{ found: Purchase[]; next?: string }> => {
  const begin = (status: Status) => readOn(wanted, { status, rows: [] })
  let parts = await Promise.all(wanted.statuses.map(begin))
  for (let further = 0; further < FURTHER_QUERIES; further += 1) {
    const behind = leastRead(parts)
    if (!behind || merge(parts).found.length >= PAGE_SIZE) break
    const read = await readOn(wanted, behind)
    parts = parts.map((part) => (part === behind ? read : part))
  }
  const { found, next } = merge(parts)
  const rows = readRows(purchase, await getItems(found))
  return { found: rows.filter(({ status }) => wanted.statuses.includes(status)), next }
}
