import * as z from 'zod'
import { PURCHASE_STATES } from '../purchase-states.ts'
import { TEST_PAYMENT } from '../test-token.ts'
import { errorResponse } from './errors.ts'
import { answersSchema } from './purchases.ts'
import { PDF_FILE, REDIRECT, route } from './route.ts'

/** The files of a purchase. */
export const FILE_FORMATS = ['docx', 'pdf', 'instructions'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** File name suffixes of blank documents, and of documents named after their parties. */
const FILE_SUFFIXES: Record<FileFormat, { blank: string; named: string }> = {
  docx: { blank: '_template.docx', named: '.docx' },
  pdf: { blank: '_template.pdf', named: '.pdf' },
  instructions: { blank: '_instructions.pdf', named: '_instructions.pdf' },
}

/** "Bill_of_Sale_template.docx", or with the parties "Bill_of_Sale_Okafor_Lindqvist.docx". */
export const fileNameOf = (
  title: string,
  format: FileFormat,
  parties: readonly string[] = [],
): string => {
  const name = [title.trim().replace(/\s+/g, '_'), ...parties].join('_')
  return `${name}${FILE_SUFFIXES[format][parties.length > 0 ? 'named' : 'blank']}`
}

/** Days after payment during which a buyer may correct the answers and get new files. */
export const CORRECTION_DAYS = 30
/** Limited, so that one purchase does not become many documents. */
export const MAX_CORRECTIONS = 10

const token = z.string()

/**
 * Times are ISO. `files` lists the downloads that exist, `fileNames` their names, `preparing` those that were lost and are being regenerated.
 * `paymentId` marks a test link, which opens samples. `revision` starts at 1 and counts corrections; the corrected
 * files are ready when `beingCorrected` is false. Without `correctableUntil` the answers can't be corrected.
 */
export const getDownload = route({
  method: 'GET',
  path: '/api/downloads/{token}',
  service: 'shop',
  access: 'public',
  summary: 'The purchase behind a download link',
  params: { token },
  response: z.object({
    documentId: z.string(),
    title: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    files: z.array(z.enum(FILE_FORMATS)),
    fileNames: z.partialRecord(z.enum(FILE_FORMATS), z.string()),
    preparing: z.array(z.enum(FILE_FORMATS)),
    paymentId: z.literal(TEST_PAYMENT).optional(),
    revision: z.number(),
    beingCorrected: z.boolean(),
    correctableUntil: z.string().optional(),
    state: z.enum(PURCHASE_STATES),
    /** From here on absent for a test link. Amounts are cents; `mailedTo` is masked. */
    orderNumber: z.string().optional(),
    amount: z.number().int().optional(),
    refunded: z.number().int().optional(),
    paidAt: z.string().optional(),
    mailedTo: z.string().optional(),
  }),
  errors: ['not_found', 'gone'],
})
export type DownloadView = z.infer<typeof getDownload.response>

/** A link whose token is missing. */
export const noDownload = route({
  method: 'GET',
  path: '/api/downloads',
  service: 'shop',
  access: 'public',
  summary: 'Report an incomplete download link',
  status: 400,
  response: errorResponse,
})

export const downloadFile = route({
  method: 'GET',
  path: '/api/downloads/{token}/{format}',
  service: 'shop',
  access: 'public',
  summary: 'Redirect to one file through a short-lived link',
  params: { token, format: z.enum(FILE_FORMATS) },
  ...REDIRECT,
  errors: ['not_found', 'gone', 'not_ready'],
})

/**
 * Replaces an expired link and emails the new one to the stored address. `mailedTo` is masked. Times are ISO.
 */
export const renewDownload = route({
  method: 'POST',
  path: '/api/downloads/{token}/renewal',
  service: 'shop',
  access: 'public',
  summary: 'Email a new link in place of an expired one',
  params: { token },
  response: z.object({ mailedTo: z.string(), expiresAt: z.string() }),
  errors: ['not_found', 'gone', 'conflict', 'too_many'],
})

/** The answers of a purchased document, which the buyer may correct until `correctableUntil` (ISO). */
export const getCorrection = route({
  method: 'GET',
  path: '/api/downloads/{token}/answers',
  service: 'shop',
  access: 'public',
  summary: 'The answers to correct',
  params: { token },
  response: z.object({
    documentId: z.string(),
    title: z.string(),
    answers: answersSchema,
    revision: z.number(),
    correctableUntil: z.string(),
  }),
  errors: ['not_found', 'gone', 'conflict'],
})
export type CorrectionView = z.infer<typeof getCorrection.response>

/** `revision` in the body is the one being corrected; in the response, the one being generated. */
export const correctAnswers = route({
  method: 'POST',
  path: '/api/downloads/{token}/corrections',
  service: 'shop',
  access: 'public',
  summary: 'Correct the answers and regenerate the files',
  params: { token },
  body: z.strictObject({ answers: answersSchema, revision: z.number().int().positive() }),
  response: z.object({ revision: z.number() }),
  status: 202,
  errors: ['not_found', 'gone', 'conflict', 'state_refused'],
})

/** `mailedTo` is the masked address the receipt was sent to; absent when no email could be sent. */
export const deleteDownload = route({
  method: 'DELETE',
  path: '/api/downloads/{token}',
  service: 'shop',
  access: 'public',
  summary: 'Erase the answers and the files',
  params: { token },
  response: z.object({ erasedAt: z.string(), mailedTo: z.string().optional() }),
  errors: ['not_found', 'gone', 'conflict'],
})
export type ErasureView = z.infer<typeof deleteDownload.response>

/** "Receipt_CW-0123ABCD.pdf", or "Receipt.pdf" without an order number. */
export const receiptNameOf = (orderNumber?: string): string =>
  `${['Receipt', orderNumber].filter(Boolean).join('_')}.pdf`

/** The steps of the buyer's instructions, for a checklist. */
export const getSteps = route({
  method: 'GET',
  path: '/api/downloads/{token}/steps',
  service: 'generation',
  access: 'public',
  summary: 'The steps of the instructions',
  params: { token },
  response: z.object({ steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  errors: ['not_found'],
})

/** Also available after the link expired or the buyer erased the document. */
export const getReceipt = route({
  method: 'GET',
  path: '/api/downloads/{token}/receipt',
  service: 'generation',
  access: 'public',
  summary: 'The receipt of a purchase as a PDF',
  params: { token },
  ...PDF_FILE,
  errors: ['not_found'],
})
