import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { log } from '../core/log.ts'
import { readGenerationRequest } from '../core/queue.ts'
import { completeOrder } from './complete-order.ts'

const failed = async (record: SQSRecord): Promise<boolean> => {
  try {
    await completeOrder(readGenerationRequest(record.body))
    return false
  } catch (error) {
    log.error('generation.failed', error, { message: record.messageId })
    return true
  }
}

/** Completes each order of the batch; one that fails comes back alone. */
export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const outcomes = await Promise.all(
    event.Records.map(async (record) => ({ record, failed: await failed(record) })),
  )
  return {
    batchItemFailures: outcomes
      .filter((outcome) => outcome.failed)
      .map((outcome) => ({ itemIdentifier: outcome.record.messageId })),
  }
}
