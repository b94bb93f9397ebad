import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Whether the SDK had sent the write before: the answer to an attempt that was carried out may have been lost. */
const wasRepeated = ({ $metadata: { attempts = 1 } }: ConditionalCheckFailedException): boolean =>
  attempts > 1

/**
 * Whether a conditional write took place: false when its condition did not hold. After a repeated one `isOurs` says
 * whether the row is as an earlier attempt of the same call has left it.
 */
export const conditionHeld = async (
  write: Promise<unknown>,
  isOurs: () => Promise<boolean> = async () => false,
): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return wasRepeated(error) && isOurs()
    throw error
  }
}

/** What a conditional write answers; undefined when its condition did not hold. */
export const ifHeld = async <Answer>(write: Promise<Answer>): Promise<Answer | undefined> => {
  const answers: Answer[] = []
  await conditionHeld(write.then((answer) => answers.push(answer)))
  return answers[0]
}
