import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { PersonErasure } from '../../shared/api/erasures.ts'
import { BACKUP_DAYS, ERASURE_RECORD_DAYS } from '../../shared/retention.ts'
import { erasePurchase } from './erase-purchase.ts'
import { type BoughtOrder, isBought, isErased, type Purchase } from './orders/order.ts'
import { findByEmail, findPurchase } from './orders/table.ts'
import { erasePayer } from './orders/unmatched.ts'
import { database } from './platform/database.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { log } from './platform/log.ts'
import { memoize } from './platform/memoize.ts'
import { erasedSignupKey, eraseSignup } from './signup-rows.ts'

const table = memoize(
  () => readEnvironment(environment.pick({ ERASURES_TABLE: true })).ERASURES_TABLE,
)

const epochSecondsAfter = (at: Date, days: number): number =>
  Math.floor(at.getTime() / 1000) + days * 24 * 60 * 60

type Outcome = Pick<PersonErasure, 'purchases' | 'payments' | 'notErased'>

/** Stores a record of the erasure without the address: before anything is erased, and again with the result. */
const putRecord = (id: string, by: string | undefined, at: Date, erasure?: PersonErasure) =>
  database().send(
    new PutCommand({
      TableName: table(),
      Item: {
        id,
        by,
        begun_at: at.toISOString(),
        erased_at: erasure?.erasedAt,
        purchases: erasure?.purchases.map((row) => row.id),
        payments: erasure?.payments.map((row) => row.id),
        not_erased: erasure?.notErased.map((row) => row.id),
        signup: erasure?.signup,
        purge_at: epochSecondsAfter(at, ERASURE_RECORD_DAYS),
      },
    }),
  )

/** Restored backups must not bring the sign-up back: bin/restore-rows.ts checks for this row. */
const putErasedSignup = (email: string, at: Date) =>
  database().send(
    new PutCommand({
      TableName: table(),
      Item: { id: erasedSignupKey(email), purge_at: epochSecondsAfter(at, BACKUP_DAYS) },
    }),
  )

const viewOf = ({ id, title, ...row }: Purchase) => ({
  id,
  title,
  ...('order_number' in row && { orderNumber: row.order_number }),
})

/** Thrown if a row can no longer be erased. */
class GoneError extends Error {}

/** @throws GoneError if the row is no longer a purchase with personal data */
const findBought = async (id: string): Promise<BoughtOrder> => {
  const row = await findPurchase(id)
  if (row && isBought(row) && !isErased(row)) return row
  throw new GoneError()
}

/** Erases the personal data of a row. True if none is left. */
const eraseRow = async (row: Purchase, now: Date, by?: string): Promise<boolean> => {
  if (row.status === 'unmatched') return erasePayer(row)
  try {
    return (await erasePurchase(() => findBought(row.id), now, by)) !== undefined
  } catch (error) {
    if (error instanceof GoneError) return true
    throw error
  }
}

const eraseRows = async (email: string, now: Date, by?: string): Promise<Outcome> => {
  const outcome: Outcome = { purchases: [], payments: [], notErased: [] }
  const tried = new Set<string>()
  const findUntried = async () => (await findByEmail(email)).filter(({ id }) => !tried.has(id))
  for (let rows = await findUntried(); rows.length > 0; rows = await findUntried()) {
    for (const row of rows) {
      tried.add(row.id)
      const erased = row.status === 'unmatched' ? outcome.payments : outcome.purchases
      const list = (await eraseRow(row, now, by)) ? erased : outcome.notErased
      list.push(viewOf(row))
    }
  }
  return outcome
}

/**
 * Erases everything that is stored about a person by email address: purchases with answers and files, unmatched
 * payments, and the sign-up. Unpaid orders contain no address.
 */
export const erasePerson = async (
  email: string,
  now: Date,
  by?: string,
): Promise<PersonErasure> => {
  const record = randomUUID()
  await putRecord(record, by, now)
  const outcome = await eraseRows(email, now, by)
  await putErasedSignup(email, now)
  const signup = await eraseSignup(email)
  const erasure = { ...outcome, signup, record, erasedAt: now.toISOString() }
  await putRecord(record, by, now, erasure)
  log.info('person.erased', { record, purchases: outcome.purchases.length, signup })
  return erasure
}
