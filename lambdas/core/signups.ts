import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database } from './clients.ts'
import { environment, readEnvironment } from './env.ts'
import { mailGuide } from './mail.ts'
import { once } from './once.ts'
import { onlyIf } from './only-if.ts'

const table = once(() => readEnvironment(environment.pick({ SIGNUPS_TABLE: true })).SIGNUPS_TABLE)

/** An address gets the guide at most once in this time, in milliseconds, however often it is typed. */
const PAUSE = 24 * 60 * 60 * 1000

/** Stores the address. True for the one caller who may mail the guide now. */
const claim = (email: string, now: Date): Promise<boolean> =>
  onlyIf(
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

/** The mail did not leave: the next request may try again. */
const release = (email: string, now: Date): Promise<boolean> =>
  onlyIf(
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

/** Stores an address (lower case) and mails it the guide, at most once a day. */
export const signUp = async (email: string, now = new Date()): Promise<void> => {
  if (!(await claim(email, now))) return
  try {
    await mailGuide(email)
  } catch (error) {
    await release(email, now)
    throw error
  }
}
