import { createHash } from 'node:crypto'
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { PersonErasure } from '../../shared/api/erasures.ts'
import { isConditionMet } from './platform/conditions.ts'
import { database } from './platform/database.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { memoize } from './platform/memoize.ts'

export const signupsTable = memoize(
  () => readEnvironment(environment.pick({ SIGNUPS_TABLE: true })).SIGNUPS_TABLE,
)

/** Gmail ignores dots in mailbox names. https://support.google.com/mail/answer/7436150 */
const GMAIL = /@(?:gmail|googlemail)\.com$/

/**
 * Normalizes a lower-case address to the person's: drops the "+guide" of "ann+guide@example.com", and the dots
 * of Gmail addresses.
 */
export const normalizeEmail = (address: string): string => {
  const email = address.replace(/\+[^@]*@/, '@')
  if (!GMAIL.test(email)) return email
  return `${email.replace(GMAIL, '').replaceAll('.', '')}@gmail.com`
}

/** Identifies the erased sign-up of an address without the address. */
export const erasedSignupKey = (address: string): string =>
  `signup_${createHash('sha256').update(normalizeEmail(address)).digest('hex')}`

/** The address of a person who unsubscribed stays, so that a later sign-up doesn't email them again. */
const removeTimes = (Key: { email: string }): Promise<unknown> =>
  database().send(
    new UpdateCommand({
      TableName: signupsTable(),
      Key,
      UpdateExpression: 'REMOVE created_at, mailed_at',
      ConditionExpression: 'attribute_exists(unsubscribed_at)',
    }),
  )

/** Erases the sign-up of the person with this address; returns what was stored. */
export const eraseSignup = async (address: string): Promise<PersonErasure['signup']> => {
  const Key = { email: normalizeEmail(address) }
  const TableName = signupsTable()
  const { Item } = await database().send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  if (!Item) return 'none'
  const ConditionExpression = 'attribute_not_exists(unsubscribed_at)'
  const deletion = new DeleteCommand({ TableName, Key, ConditionExpression })
  if (await isConditionMet(database().send(deletion))) return 'erased'
  await removeTimes(Key)
  return 'unsubscribed'
}
