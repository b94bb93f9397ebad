import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type LambdaContext, type LambdaEvent, handle as onLambda } from 'hono/aws-lambda'
import { ADMIN_GROUP } from '../../shared/api/route.ts'
import { findEnabledEntry } from '../../shared/catalog/lookup.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { requireGroup } from '../core/platform/admin-access.ts'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import { log } from '../core/platform/log.ts'
import { count } from '../core/platform/metrics.ts'
import { runWithRequestId } from '../core/platform/request-id.ts'
import { type GenerationRequest, readGenerationRequest } from '../core/queue.ts'
import { savePageCount } from '../core/templates/details.ts'
import { completeOrder } from './complete-order.ts'
import generateDocuments from './generate-documents.ts'
import getReceipt from './get-receipt.ts'
import getSteps from './get-steps.ts'
import { mailLinks } from './mail-links.ts'
import { mailNotice } from './mail-notice.ts'
import { countPages } from './render/pdf/write-pdf.ts'

export const app = createApi(
  { generateDocuments, getReceipt, getSteps } satisfies Endpoints<'generation'>,
  { guard: requireGroup(ADMIN_GROUP) },
)

const handleRequest = onLambda(app)

/** Counts the pages of a document with its sample answers, and stores the count. */
const countAndStorePages = async (documentId: string, now = new Date()): Promise<void> => {
  const entry = findEnabledEntry(documentId)
  const template = await loadTemplate(documentId)
  if (!entry || !template) throw new Error('No such document to measure')
  const today = now.toISOString().slice(0, 10)
  const agreement = assemble(template, 'agreement', template.sampleAnswers, { today })
  const pages = countPages(agreement)
  const { title, description } = entry
  await savePageCount({ document_id: documentId, title, description }, pages, now)
}

const processRequest = (request: GenerationRequest): Promise<void> => {
  if ('orderId' in request) return completeOrder(request.orderId)
  if ('noticeFor' in request) return mailNotice(request.noticeFor)
  return 'linksFor' in request ? mailLinks(request.linksFor) : countAndStorePages(request.measure)
}

/** Whether processing a message failed. */
const hasFailed = async (record: SQSRecord): Promise<boolean> => {
  try {
    await processRequest(readGenerationRequest(record.body))
    return false
  } catch (error) {
    log.error('generation.failed', error)
    count('GenerationFailed')
    return true
  }
}

/** Handles each message of the batch. Only failed ones return to the queue. */
export const consume = async (event: SQSEvent): Promise<SQSBatchResponse> => {
  const outcomes = await Promise.all(
    event.Records.map(async (record) => ({
      record,
      failed: await runWithRequestId(record.messageId, () => hasFailed(record)),
    })),
  )
  return {
    batchItemFailures: outcomes
      .filter((outcome) => outcome.failed)
      .map((outcome) => ({ itemIdentifier: outcome.record.messageId })),
  }
}

const isBatch = (event: SQSEvent | LambdaEvent): event is SQSEvent => 'Records' in event

/** The Lambda handler for queue batches and API requests. */
export const handler = (event: SQSEvent | LambdaEvent, context?: LambdaContext) =>
  isBatch(event) ? consume(event) : handleRequest(event, context)
