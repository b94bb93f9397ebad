import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** A row in DynamoDB's wire format. */
type Row = NonNullable<ConditionalCheckFailedException['Item']>

/** Whether the SDK retried the write: the response to a successful attempt may have been lost. */
const wasRetried = ({ $metadata: { attempts = 1 } }: ConditionalCheckFailedException): boolean =>
  attempts > 1

/**
 * The result of a conditional write, or undefined if its condition failed. After an SDK retry, `recover`
 * derives the result of an earlier attempt from the row, if the write requests it (ALL_OLD).
 */
export const resultIfConditionMet = async <Result>(
  write: Promise<Result>,
  recover: (row: Row) => Result | undefined | Promise<Result | undefined>,
): Promise<Result | undefined> => {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return wasRetried(error) ? recover(error.Item ?? {}) : undefined
  }
}

/**
 * Whether a conditional write succeeded. After an SDK retry, `wasApplied` checks whether an earlier attempt wrote
 * the row.
 */
export const isConditionMet = async (
  write: Promise<unknown>,
  wasApplied: () => boolean | Promise<boolean> = () => false,
): Promise<boolean> =>
  (await resultIfConditionMet(
    write.then(() => true),
    wasApplied,
  )) ?? false
