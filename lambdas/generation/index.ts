import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda'
import { ADMIN_GROUP, routes } from '../../shared/api.ts'
import { onlyGroup } from '../core/admin-access.ts'
import { duringRequest } from '../core/correlation.ts'
import { createApi } from '../core/http.ts'
import { log } from '../core/log.ts'
import { count } from '../core/metrics.ts'
import { type GenerationRequest, readGenerationRequest } from '../core/queue.ts'
import { completeOrder } from './complete-order.ts'
import { generateDocuments } from './generate-documents.ts'
import { measurePages } from './measure-pages.ts'

export const app = createApi(
  [[routes.generateDocuments, generateDocuments]],
  onlyGroup(ADMIN_GROUP),
)

const answer = handle(app)

const perform = (request: GenerationRequest): Promise<void> =>
  'orderId' in request ? completeOrder(request.orderId) : measurePages(request.measure)

const failed = async (record: SQSRecord): Promise<boolean> => {
  try {
    await perform(readGenerationRequest(record.body))
    return false
  } catch (error) {
    log.error('generation.failed', error)
    count('GenerationFailed')
    return true
  }
}

/** Does what each message of the batch asks for; one that fails comes back alone. */
export const consume = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const outcomes = await Promise.all(
    event.Records.map(async (record) => ({
      record,
      failed: await duringRequest(record.messageId, () => failed(record)),
    })),
  )
  return {
    batchItemFailures: outcomes
      .filter((outcome) => outcome.failed)
      .map((outcome) => ({ itemIdentifier: outcome.record.messageId })),
  }
}

const isBatch = (event: SQSEvent | LambdaEvent): event is SQSEvent => 'Records' in event

/** Takes batches of the queue, and calls of the API. */
export const handler = (event: SQSEvent | LambdaEvent, context?: LambdaContext) =>
  isBatch(event) ? consume(event) : answer(event, context)
