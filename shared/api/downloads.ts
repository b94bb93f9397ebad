import * as z from 'zod'
import { PURCHASE_STATES } from '../purchase-states.ts'
import { TEST_PAYMENT } from '../test-token.ts'
import { errorAnswer } from './errors.ts'
import { answers } from './purchases.ts'
import { PDF_FILE, REDIRECT, route } from './route.ts'

/** The files of a purchase. */
export const FILE_FORMATS = ['docx', 'pdf', 'instructions'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** How the name of a buyer's copy ends. */
const NAME_ENDS: Record<FileFormat, string> = {
  docx: '_template.docx',
  pdf: '_template.pdf',
  instructions: '_instructions.pdf',
}

/** "Bill of Sale" -> "Bill_of_Sale_template.docx". */
export const fileNameOf = (title: string, format: FileFormat): string =>
  `${title.trim().replace(/\s+/g, '_')}${NAME_ENDS[format]}`

/** Days after payment in which a buyer may correct the answers and get new files. */
export const CORRECTION_DAYS = 30
/** How often in these days. A correction makes what was bought right; it is not another document. */
export const MAX_CORRECTIONS = 10

const token = z.string()

/**
 * Times are ISO. `files` tells which downloads exist, `preparing` which of them were lost and are
 * being made again. `paymentId` marks a test link, which opens samples. `revision` counts from 1 with each correction,
 * whose files replace these when `beingCorrected` is over. Without `correctableUntil` there is no
 * correcting.
 */
export const getDownload = route({
  method: 'GET',
  path: '/api/downloads/{token}',
  service: 'shop',
  access: 'public',
  summary: 'What a download link opens',
  params: { token },
  answer: z.object({
    documentId: z.string(),
    title: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    files: z.array(z.enum(FILE_FORMATS)),
    preparing: z.array(z.enum(FILE_FORMATS)),
    paymentId: z.literal(TEST_PAYMENT).optional(),
    revision: z.number(),
    beingCorrected: z.boolean(),
    correctableUntil: z.string().optional(),
    state: z.enum(PURCHASE_STATES),
    /** Of a purchase: its number, cents paid and refunded, and the masked address that the link was emailed to. */
    orderNumber: z.string().optional(),
    amount: z.number().int().optional(),
    refunded: z.number().int().optional(),
    paidAt: z.string().optional(),
    mailedTo: z.string().optional(),
  }),
  errors: ['not_found', 'gone'],
})
export type DownloadView = z.infer<typeof getDownload.answer>

/** A link without its token, which opens nothing. */
export const noDownload = route({
  method: 'GET',
  path: '/api/downloads',
  service: 'shop',
  access: 'public',
  summary: 'Say that a download link is incomplete',
  status: 400,
  answer: errorAnswer,
})

export const downloadFile = route({
  method: 'GET',
  path: '/api/downloads/{token}/{format}',
  service: 'shop',
  access: 'public',
  summary: 'Go to one file, through a link that lives for minutes',
  params: { token, format: z.enum(FILE_FORMATS) },
  ...REDIRECT,
  errors: ['not_found', 'gone', 'not_ready'],
})

/**
 * Replaces an expired link and emails the new one to the buyer, whom only the server knows. `mailedTo` is masked. Times
 * are ISO.
 */
export const renewDownload = route({
  method: 'POST',
  path: '/api/downloads/{token}/renewal',
  service: 'shop',
  access: 'public',
  summary: 'Email a new link in place of an expired one',
  params: { token },
  answer: z.object({ mailedTo: z.string(), expiresAt: z.string() }),
  errors: ['not_found', 'gone', 'conflict', 'too_many'],
})

/** The answers a purchased document was made of, for their buyer to correct until `correctableUntil` (ISO). */
export const getCorrection = route({
  method: 'GET',
  path: '/api/downloads/{token}/answers',
  service: 'shop',
  access: 'public',
  summary: 'The answers that may be corrected',
  params: { token },
  answer: z.object({
    documentId: z.string(),
    title: z.string(),
    answers,
    revision: z.number(),
    correctableUntil: z.string(),
  }),
  errors: ['not_found', 'gone', 'conflict'],
})
export type CorrectionView = z.infer<typeof getCorrection.answer>

/** `revision` is that of the answers which were corrected; the answer names the one being made. */
export const correctAnswers = route({
  method: 'POST',
  path: '/api/downloads/{token}/corrections',
  service: 'shop',
  access: 'public',
  summary: 'Correct the answers and have the files made anew',
  params: { token },
  body: z.strictObject({ answers, revision: z.number().int().positive() }),
  answer: z.object({ revision: z.number() }),
  status: 202,
  errors: ['not_found', 'gone', 'conflict', 'state_refused'],
})

/** `mailedTo` is where a receipt of the erasure went, masked; absent where no address was known or no mail could be sent. */
export const deleteDownload = route({
  method: 'DELETE',
  path: '/api/downloads/{token}',
  service: 'shop',
  access: 'public',
  summary: 'Erase the answers and the files',
  params: { token },
  answer: z.object({ erasedAt: z.string(), mailedTo: z.string().optional() }),
  errors: ['not_found', 'gone', 'conflict'],
})
export type ErasureView = z.infer<typeof deleteDownload.answer>

/** "Receipt_CW-0123ABCD.pdf"; without a number where none is known. */
export const receiptNameOf = (orderNumber?: string): string =>
  `${['Receipt', orderNumber].filter(Boolean).join('_')}.pdf`

/** The titles of the steps in the instructions, as these answers have them, for the buyer to tick off. */
export const getSteps = route({
  method: 'GET',
  path: '/api/downloads/{token}/steps',
  service: 'generation',
  access: 'public',
  summary: 'The steps of the instructions',
  params: { token },
  answer: z.object({ steps: z.array(z.string()) }),
  errors: ['not_found'],
})

/** What was bought and paid, also when the link has ended or the buyer has erased the document. */
export const getReceipt = route({
  method: 'GET',
  path: '/api/downloads/{token}/receipt',
  service: 'generation',
  access: 'public',
  summary: 'The receipt of a purchase as PDF',
  params: { token },
  ...PDF_FILE,
  errors: ['not_found'],
})
