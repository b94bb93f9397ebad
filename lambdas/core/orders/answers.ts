import { createHash } from 'node:crypto'
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { UNPAID_ANSWER_DAYS } from '../../../shared/retention.ts'
import { isConditionMet } from '../platform/conditions.ts'
import { database } from '../platform/database.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { readRow, readRows } from '../platform/rows.ts'
import { answers, type Order } from './order.ts'

/*
 * Answers have their own table: writes to an order stay small, and answers of unpaid orders expire
 * on their own. An order references the version that it uses.
 */

const table = memoize(
  () => readEnvironment(environment.pick({ ORDER_ANSWERS_TABLE: true })).ORDER_ANSWERS_TABLE,
)

const storedAnswers = z.object({ answers, purge_at: z.int() })
const storedKey = z.object({ order_id: z.string(), version: z.string() })

/**
 * The attributes that reference an order's answers. Legacy records contain the answers themselves.
 */
type Answered = Pick<Order, 'id' | 'answers_version' | 'document_data'>

const sortEntries = (values: Answers) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))

/** Equal for equal answers of the same revision, in any key order. */
export const answersVersionOf = (values: Answers, revision = 1): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify(sortEntries(values)))
    .digest('hex')
  return `${revision}_${digest.slice(0, 32)}`
}

const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1000)
const DAY_SECONDS = 24 * 60 * 60

/** Epoch seconds until which the answers of an unpaid order are stored. */
export const unpaidAnswersEnd = (now: Date): number =>
  epochSeconds(now) + UNPAID_ANSWER_DAYS * DAY_SECONDS

const keyOf = (id: string, version: string) => ({ order_id: id, version })

/** Stores answers for as long as an order may stay unpaid. Repeating it only extends that time. */
export const storeAnswers = async (
  id: string,
  values: Answers,
  now: Date,
  revision = 1,
): Promise<string> => {
  const version = answersVersionOf(values, revision)
  await database().send(
    new PutCommand({
      TableName: table(),
      Item: { ...keyOf(id, version), answers: values, purge_at: unpaidAnswersEnd(now) },
    }),
  )
  return version
}

/**
 * Extends the storage of an order's answers to a time (epoch seconds). False if they have expired.
 */
export const retainAnswers = async (
  { id, answers_version }: Pick<Order, 'id' | 'answers_version'>,
  purgeAt: number,
  now = new Date(),
): Promise<boolean> => {
  if (answers_version === undefined) return true
  return isConditionMet(
    database().send(
      new UpdateCommand({
        TableName: table(),
        Key: keyOf(id, answers_version),
        UpdateExpression: 'SET purge_at = :end',
        ConditionExpression: 'purge_at > :now',
        ExpressionAttributeValues: { ':end': purgeAt, ':now': epochSeconds(now) },
      }),
    ),
    () => true,
  )
}

/** An order's answers; undefined if it has none or they have expired. */
const findAnswers = async (
  { id, answers_version, document_data }: Answered,
  now = new Date(),
): Promise<Answers | undefined> => {
  if (answers_version === undefined) return document_data
  const { Item } = await database().send(
    new GetCommand({
      TableName: table(),
      Key: keyOf(id, answers_version),
      ConsistentRead: true,
    }),
  )
  if (!Item) return undefined
  const stored = readRow(storedAnswers, Item)
  // DynamoDB removes expired rows only within days.
  return stored.purge_at > epochSeconds(now) ? stored.answers : undefined
}

/** The answers of a paid order. @throws Error if they are missing */
export const loadAnswers = async (order: Answered): Promise<Answers | undefined> => {
  const found = await findAnswers(order)
  if (!found && order.answers_version !== undefined) throw new Error('The answers are missing')
  return found
}

const revisionIn = (version: string) => Number.parseInt(version, 10)

/** Erases the answers of an order: all, or those of earlier revisions. */
export const eraseAnswers = async (
  id: string,
  beforeRevision = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const { Items } = await database().send(
    new QueryCommand({
      TableName: table(),
      KeyConditionExpression: 'order_id = :id',
      ProjectionExpression: 'order_id, version',
      ExpressionAttributeValues: { ':id': id },
      ConsistentRead: true,
    }),
  )
  const erased = readRows(storedKey, Items).filter(
    ({ version }) => revisionIn(version) < beforeRevision,
  )
  await Promise.all(
    erased.map((Key) => database().send(new DeleteCommand({ TableName: table(), Key }))),
  )
}
