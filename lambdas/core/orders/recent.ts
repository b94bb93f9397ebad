import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { parsePrice } from '../../../shared/catalog/lookup.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { database } from '../platform/database.ts'
import { readRows } from '../platform/rows.ts'
import { type Purchase, purchase } from './order.ts'
import { getItems, ordersTable } from './table.ts'

/*
 * Purchases of several statuses, newest first. The index has one partition per status. Each is
 * queried from its newest end, and the results are merged down to the time that all queries have
 * reached.
 */

type Status = Purchase['status']

type PurchaseQuery = {
  statuses: readonly Status[]
  /** ISO times, both inclusive, between which the purchases were opened. */
  from: string
  until: string
  /** Part of an address or of the payment method, a US state, or an amount. */
  text?: string
  documentId?: string
}

export const PAGE_SIZE = 50
/** Rows per query. More than a page, so that an unfiltered page needs one query per status. */
const QUERY_LIMIT = 60
/** Additional queries for one page, when a filter drops most rows. */
export const MAX_EXTRA_QUERIES = 6

/** The index projection that sorting and filtering need. */
const entry = z.object({ id: z.string(), created_at: z.string() })
type Entry = z.infer<typeof entry>

type Partition = {
  status: Status
  rows: Entry[]
  /**
   * The start of the next query, and the time down to which the rows are complete. Absent at the
   * end.
   */
  after?: { key: Record<string, unknown>; time: string }
}

/** The filter of a query, with its values. Every attribute that it names is in the index. */
const buildFilter = ({ text, documentId }: PurchaseQuery) => {
  const amount = text === undefined ? undefined : parsePrice(text)
  const usState = STATE_NAMES.find((name) => name.toLowerCase() === text?.toLowerCase())
  const matches = [
    'contains(email, :email)',
    'contains(payment_method, :text)',
    ...(usState === undefined ? [] : ['us_state = :usState']),
    ...(amount === undefined ? [] : ['amount = :amount', 'refunded_amount = :amount']),
  ]
  const conditions = [
    ...(text === undefined ? [] : [`(${matches.join(' OR ')})`]),
    ...(documentId === undefined ? [] : ['document_id = :document']),
  ]
  return {
    FilterExpression: conditions.length === 0 ? undefined : conditions.join(' AND '),
    values: {
      ...(text !== undefined && { ':text': text, ':email': text.toLowerCase() }),
      ...(usState !== undefined && { ':usState': usState }),
      ...(amount !== undefined && { ':amount': amount }),
      ...(documentId !== undefined && { ':document': documentId }),
    },
  }
}

const buildQuery = (query: PurchaseQuery, { status, after }: Partition): QueryCommand => {
  const { FilterExpression, values } = buildFilter(query)
  return new QueryCommand({
    TableName: ordersTable(),
    IndexName: 'by_status',
    KeyConditionExpression: '#status = :status AND created_at BETWEEN :from AND :until',
    FilterExpression,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': status,
      ':from': query.from,
      ':until': query.until,
      ...values,
    },
    ScanIndexForward: false,
    /** With a filter, DynamoDB's maximum of 1 MB per query. */
    Limit: FilterExpression ? undefined : QUERY_LIMIT,
    ExclusiveStartKey: after?.key,
  })
}

const readNext = async (query: PurchaseQuery, part: Partition): Promise<Partition> => {
  const { Items, LastEvaluatedKey: key } = await database().send(buildQuery(query, part))
  return {
    ...part,
    rows: [...part.rows, ...z.array(entry).parse(Items)],
    after: key && { key, time: String(key.created_at) },
  }
}

/** Newest first. Equal times are sorted by id, so that pages are consistent. */
const byTime = (a: Entry, b: Entry) =>
  b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id)

/**
 * The time down to which the rows of all partitions are complete, or undefined if all were read.
 */
const findCompleteSince = (partitions: readonly Partition[]): string | undefined =>
  partitions
    .flatMap(({ after }) => (after ? [after.time] : []))
    .sort()
    .at(-1)

/** The complete rows so far, and the time at which the next page begins, if any. */
const merge = (partitions: readonly Partition[]): { found: Entry[]; next?: string } => {
  const completeSince = findCompleteSince(partitions)
  const known = partitions
    .flatMap(({ rows }) => rows)
    .filter(({ created_at }) => completeSince === undefined || created_at > completeSince)
    .sort(byTime)
  const last = known[PAGE_SIZE - 1]?.created_at
  if (last === undefined) return { found: known, next: completeSince }
  const found = known.filter(({ created_at }) => created_at >= last)
  return { found, next: known[found.length]?.created_at ?? completeSince }
}

/**
 * The partition that was read the least far back. Older rows of the others can't be returned before its next
 * rows.
 */
const findFurthestBehind = (partitions: readonly Partition[]): Partition | undefined =>
  partitions.find(({ after }) => after && after.time === findCompleteSince(partitions))

/**
 * A page of purchases, and the `until` of the next one. It takes one query per status and, with a
 * filter, at most `MAX_EXTRA_QUERIES` more, so a filtered page may be short.
 */
export const findRecent = async (
  query: PurchaseQuery,
): Promise<{ found: Purchase[]; next?: string }> => {
  const readFirst = (status: Status) => readNext(query, { status, rows: [] })
  let partitions = await Promise.all(query.statuses.map(readFirst))
  for (let extraQueries = 0; extraQueries < MAX_EXTRA_QUERIES; extraQueries += 1) {
    const behind = findFurthestBehind(partitions)
    if (!behind || merge(partitions).found.length >= PAGE_SIZE) break
    const read = await readNext(query, behind)
    partitions = partitions.map((part) => (part === behind ? read : part))
  }
  const { found, next } = merge(partitions)
  const rows = readRows(purchase, await getItems(found))
  return { found: rows.filter(({ status }) => query.statuses.includes(status)), next }
}
