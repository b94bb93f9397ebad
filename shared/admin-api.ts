import * as z from 'zod'

/** What the admin pages send and get. Times are ISO, sizes are bytes. */

/** The kinds of template files, by extension. */
export const FILE_TYPES = ['pdf', 'docx'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The largest template file, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export const DEFAULT_VERSION = '1.0.0'

/** Where uploads wait in the bucket until they are inspected; nothing is ever served from here. */
export const QUARANTINE = 'quarantine/'

/** The states that placeholders are made for; the first stands for all others. */
export const PLACEHOLDER_STATES = [
  'Default',
  'California',
  'New York',
  'Texas',
  'Florida',
  'Connecticut',
] as const

/** `report.final.DOCX` -> `docx`; undefined for any other extension. */
export const fileTypeOf = (fileName: string): FileType | undefined => {
  const extension = fileName.toLowerCase().split('.').at(-1)
  return fileName.includes('.') ? FILE_TYPES.find((type) => type === extension) : undefined
}

/** Part of the file's key: no separators, nothing that climbs. */
const version = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/, 'Use letters, digits, dots and hyphens.')
const fileName = z.string().min(1).max(255)

/**
 * One row of the template manager. Absent `lastUpdated`: never. `pageCount` is measured, on the
 * uploaded PDF or else on the generated one; absent while nobody has measured yet. `specifiedPages`
 * is what it should be. The addresses are those of the API; they answer with a link to the file.
 */
export const templateRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lastUpdated: z.string().optional(),
  pageCount: z.number().int().optional(),
  specifiedPages: z.number().int(),
  pdfUrl: z.string().optional(),
  wordUrl: z.string().optional(),
  hasPdf: z.boolean(),
  hasDocx: z.boolean(),
})
export type TemplateRow = z.infer<typeof templateRow>

/** `?refresh=true` clears the cache, reads everything anew and has the pages measured again. */
export const templateListResponse = z.object({ templates: z.array(templateRow) })
export type TemplateListView = z.infer<typeof templateListResponse>

export const templateDetailsResponse = templateRow.extend({
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
})
export type TemplateDetailsView = z.infer<typeof templateDetailsResponse>

/**
 * `isCurrent` is the recorded flag, which older versions keep; `inUse` marks the newest, the one that
 * counts. A placeholder counts only while nothing else was uploaded, and never reaches a buyer.
 */
export const templateVersion = z.object({
  id: z.string(),
  version: z.string(),
  fileType: z.enum(FILE_TYPES),
  state: z.string(),
  origin: z.enum(['upload', 'restore', 'placeholder']),
  notes: z.string(),
  uploadedAt: z.string(),
  size: z.number().int(),
  pageCount: z.number().int().optional(),
  isCurrent: z.boolean(),
  inUse: z.boolean(),
})
export type TemplateVersionView = z.infer<typeof templateVersion>

/** Newest first. */
export const templateVersionsResponse = z.object({ versions: z.array(templateVersion) })
export type TemplateVersionsView = z.infer<typeof templateVersionsResponse>

/**
 * A link to the file in use, or to another with `?version={id}`; `?inline=true` shows it in the
 * browser instead of saving it. It lives for minutes.
 */
export const templateFileResponse = z.object({ url: z.url(), fileName: z.string() })
export type TemplateFileView = z.infer<typeof templateFileResponse>

export const uploadRequest = z.strictObject({ fileName })

/**
 * Where the browser posts the file as multipart form data: all `fields` first, then `file`. S3 itself
 * refuses another key, another content type and more than `maxBytes`.
 */
export const uploadResponse = z.object({
  uploadId: z.string(),
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  maxBytes: z.number().int(),
  expiresAt: z.string(),
})
export type UploadView = z.infer<typeof uploadResponse>

/** Has an uploaded file inspected and, when it passes, recorded as the newest version. */
export const recordVersionRequest = z.strictObject({
  uploadId: z.string().regex(/^[0-9a-f]{32}$/),
  fileName,
  version: version.default(DEFAULT_VERSION),
  notes: z.string().max(2000).default(''),
})
export type RecordVersionRequest = z.infer<typeof recordVersionRequest>

export const restoreVersionRequest = z.strictObject({ versionId: z.string().min(1).max(200) })

/** Answer to both: the version as it is recorded now. */
export const recordVersionResponse = z.object({ version: templateVersion })
export type RecordVersionView = z.infer<typeof recordVersionResponse>

/** Without `documentIds`, all documents. */
export const placeholderRequest = z.strictObject({
  action: z.literal('create_template_placeholders'),
  documentIds: z.array(z.string().max(100)).min(1).max(50).optional(),
})
export type PlaceholderRequest = z.infer<typeof placeholderRequest>

/**
 * One result per file. What did not fit into the time of one call is named in `remaining`: call
 * again with those `documentIds`. `success` is false, with `error`, when one could not be made.
 */
export const placeholderResponse = z.object({
  success: z.boolean(),
  results: z.array(
    z.object({
      documentId: z.string(),
      title: z.string(),
      state: z.string(),
      version: z.string(),
      filePath: z.string(),
      pageCount: z.number().int(),
    }),
  ),
  remaining: z.array(z.string()),
  error: z.string().optional(),
})
export type PlaceholderView = z.infer<typeof placeholderResponse>

/** A payment that fits no order. `amount` is in cents; `id` can be refunded like a purchase. */
export const unmatchedPaymentsResponse = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      sessionId: z.string(),
      paymentId: z.string().optional(),
      email: z.string().optional(),
      amount: z.number().int(),
      currency: z.string(),
      createdAt: z.string(),
    }),
  ),
})
export type UnmatchedPaymentsView = z.infer<typeof unmatchedPaymentsResponse>

/** The files are being made again. */
export const retryResponse = z.object({ status: z.enum(['paid', 'ready']) })
export type RetryView = z.infer<typeof retryResponse>

/** Repeating it refunds nothing twice. `amount` is in cents. */
export const refundResponse = z.object({
  status: z.enum(['revoked', 'unmatched']),
  refundedAt: z.string(),
  amount: z.number().int(),
  currency: z.string(),
})
export type RefundView = z.infer<typeof refundResponse>
