import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Whether a conditional write took place: false when its condition did not hold. */
export const conditionHeld = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
