import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** A row in DynamoDB's own words. */
type Row = NonNullable<ConditionalCheckFailedException['Item']>

/** Whether the SDK had sent the write before: the answer to an attempt that was carried out may have been lost. */
const wasRepeated = ({ $metadata: { attempts = 1 } }: ConditionalCheckFailedException): boolean =>
  attempts > 1

/**
 * What a conditional write answers; undefined when its condition did not hold. After a repeated one `ofRepeated` says what
 * an earlier attempt of the same call has answered; it gets the row, where the write asks for it (ALL_OLD).
 */
export const resultIfConditionMet = async <Answer>(
  write: Promise<Answer>,
  ofRepeated: (row: Row) => Answer | undefined | Promise<Answer | undefined>,
): Promise<Answer | undefined> => {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return wasRepeated(error) ? ofRepeated(error.Item ?? {}) : undefined
  }
}

/**
 * Whether a conditional write took place: false when its condition did not hold. After a repeated one `isOurs` says
 * whether the row is as an earlier attempt of the same call has left it.
 */
export const isConditionMet = async (
  write: Promise<unknown>,
  isOurs: () => boolean | Promise<boolean> = () => false,
): Promise<boolean> =>
  (await resultIfConditionMet(
    write.then(() => true),
    isOurs,
  )) ?? false
