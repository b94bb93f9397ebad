import { QueryCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { LIMITS } from '../../shared/limits.ts'
import { SIGNUP_DAYS } from '../../shared/retention.ts'
import { isToken, mintToken } from '../core/orders/link.ts'
import { isConditionMet, resultIfConditionMet } from '../core/platform/conditions.ts'
import { database } from '../core/platform/database.ts'
import { normalizeEmail, signupsTable } from '../core/signup-rows.ts'
import { mailGuide } from './guide-mail.ts'

/** The attributes of a row that are read. */
const signup = z.object({ email: z.string(), unsubscribe_token: z.string() })

const update = (email: string, expressions: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  database().send(new UpdateCommand({ TableName: signupsTable(), Key: { email }, ...expressions }))

/**
 * Records a guide request. Of concurrent calls, only one gets the sign-up's token and sends the
 * guide: once a day, and never to an unsubscribed person.
 */
const claim = (email: string, now: Date): Promise<string | undefined> => {
  const at = now.toISOString()
  const claimed = update(email, {
    UpdateExpression: [
      'SET created_at = if_not_exists(created_at, :now)',
      'mailed_at = :now',
      'purge_at = :end',
      'unsubscribe_token = if_not_exists(unsubscribe_token, :token)',
    ].join(', '),
    ConditionExpression:
      'attribute_not_exists(unsubscribed_at) AND (attribute_not_exists(mailed_at) OR mailed_at < :before)',
    ExpressionAttributeValues: {
      ':now': at,
      ':before': new Date(now.getTime() - LIMITS.guideIntervalMs).toISOString(),
      ':token': mintToken(),
      ':end': Math.floor(now.getTime() / 1000) + SIGNUP_DAYS * 24 * 60 * 60,
    },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  return resultIfConditionMet(
    claimed.then(({ Attributes }) => signup.parse(Attributes).unsubscribe_token),
    ({ mailed_at, unsubscribe_token }) => (mailed_at?.S === at ? unsubscribe_token?.S : undefined),
  )
}

/** Undoes a claim if its email couldn't be sent, so that the next request tries again. */
const releaseClaim = (email: string, now: Date): Promise<boolean> =>
  isConditionMet(
    update(email, {
      UpdateExpression: 'REMOVE mailed_at',
      ConditionExpression: 'mailed_at = :now',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    }),
  )

/** SES's mailbox simulator, which accepts mail and discards it. */
const SES_SIMULATOR_ADDRESS = 'success@simulator.amazonses.com'

/**
 * Emails the guide to an address (lower case), at most once a day per person. If none is due, it
 * emails the SES simulator instead, so that response times don't reveal who has signed up or
 * unsubscribed.
 */
export const signUp = async (email: string, now = new Date()): Promise<void> => {
  const person = normalizeEmail(email)
  const token = await claim(person, now)
  if (token === undefined) return mailGuide(SES_SIMULATOR_ADDRESS, mintToken())
  try {
    await mailGuide(email, token)
  } catch (error) {
    await releaseClaim(person, now)
    throw error
  }
}

/** False if the person never signed up. */
const unsubscribePerson = (person: string, now: Date): Promise<boolean> =>
  isConditionMet(
    update(person, {
      // The row stays, so that no guide is sent again.
      UpdateExpression:
        'SET unsubscribed_at = if_not_exists(unsubscribed_at, :now) REMOVE purge_at',
      ConditionExpression: 'attribute_exists(email)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    }),
  )

/** Unsubscribes the owner of this address. */
export const unsubscribeAddress = (address: string, now = new Date()): Promise<boolean> =>
  unsubscribePerson(normalizeEmail(address.toLowerCase()), now)

/** The subscriber with this unsubscribe token. */
const findSubscriber = async (token: string): Promise<string | undefined> => {
  if (!isToken(token)) return undefined
  const { Items: [found] = [] } = await database().send(
    new QueryCommand({
      TableName: signupsTable(),
      IndexName: 'by_unsubscribe',
      KeyConditionExpression: 'unsubscribe_token = :token',
      ExpressionAttributeValues: { ':token': token },
    }),
  )
  return found && signup.parse(found).email
}

/** Unsubscribes the address of this token; false if the token is unknown. Idempotent. */
export const unsubscribeByToken = async (token: string, now = new Date()): Promise<boolean> => {
  const person = await findSubscriber(token)
  return person !== undefined && unsubscribePerson(person, now)
}

/** Allows the guide to be requested again; false if the token is unknown. */
export const resubscribeByToken = async (token: string): Promise<boolean> => {
  const person = await findSubscriber(token)
  if (person === undefined) return false
  await update(person, { UpdateExpression: 'REMOVE unsubscribed_at' })
  return true
}
