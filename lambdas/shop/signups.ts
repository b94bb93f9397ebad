import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mailGuide } from '../core/mail.ts'
import { conditionHeld } from '../core/platform/conditions.ts'
import { database } from '../core/platform/database.ts'
import { environment, readEnvironment } from '../core/platform/env.ts'
import { memoize } from '../core/platform/memoize.ts'

const table = memoize(
  () => readEnvironment(environment.pick({ SIGNUPS_TABLE: true })).SIGNUPS_TABLE,
)

/** Milliseconds in which an address gets the guide at most once, however often it is entered. */
const PAUSE = 24 * 60 * 60 * 1000

/** Stores the address. Of concurrent calls only one gets true: it mails the guide. */
const claim = (email: string, now: Date): Promise<boolean> =>
  conditionHeld(
    database().send(
      new UpdateCommand({
        TableName: table(),
        Key: { email },
        UpdateExpression: 'SET created_at = if_not_exists(created_at, :now), mailed_at = :now',
        ConditionExpression: 'attribute_not_exists(mailed_at) OR mailed_at < :before',
        ExpressionAttributeValues: {
          ':now': now.toISOString(),
          ':before': new Date(now.getTime() - PAUSE).toISOString(),
        },
      }),
    ),
  )

/** Undoes a claim whose mail could not be sent, so that the next request tries again. */
const release = (email: string, now: Date): Promise<boolean> =>
  conditionHeld(
    database().send(
      new UpdateCommand({
        TableName: table(),
        Key: { email },
        UpdateExpression: 'REMOVE mailed_at',
        ConditionExpression: 'mailed_at = :now',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
    ),
  )

/** "ann+guide@example.com" is Ann: what stands behind a plus is a label of her own. */
const personOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** Stores whose address (lower case) it is, and mails the guide to it, at most once a day for a person. */
export const signUp = async (email: string, now = new Date()): Promise<void> => {
  const person = personOf(email)
  if (!(await claim(person, now))) return
  try {
    await mailGuide(email)
  } catch (error) {
    await release(person, now)
    throw error
  }
}
