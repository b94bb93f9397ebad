import * as z from 'zod'
import { DEFAULT_VERSION, FILE_TYPES } from '../template-files.ts'
import { keyText, route } from './route.ts'

/** Times are ISO, sizes are bytes. */

/** Part of the file's key, so it allows no separators and no path traversal. */
const versionName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/, 'Use letters, digits, dots and hyphens.')
const fileName = z.string().min(1).max(255)

/**
 * `isCurrent` is the stored flag, which older versions keep; `inUse` marks the newest version. A placeholder is in use
 * only until a file is uploaded, and never reaches a buyer.
 */
const templateVersion = z.object({
  id: z.string(),
  version: z.string(),
  fileType: z.enum(FILE_TYPES),
  state: z.string(),
  origin: z.enum(['upload', 'restore', 'placeholder', 'withdrawal']),
  notes: z.string(),
  uploadedAt: z.string(),
  size: z.number().int(),
  pageCount: z.number().int().optional(),
  isCurrent: z.boolean(),
  inUse: z.boolean(),
})
export type TemplateVersionView = z.infer<typeof templateVersion>

/** Newest first. */
export const listTemplateVersions = route({
  method: 'GET',
  path: '/api/admin/templates/{id}/versions',
  service: 'admin',
  access: 'admin',
  summary: 'List the versions of a template',
  params: { id: keyText },
  response: z.object({ versions: z.array(templateVersion) }),
  errors: ['not_found'],
})

/**
 * The browser posts the file as multipart form data: all `fields` first, then `file`. S3 rejects any other key or
 * content type, and more than `maxBytes`.
 */
export const createUpload = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/uploads',
  service: 'admin',
  access: 'admin',
  summary: 'Create an upload URL for one file',
  params: { id: keyText },
  body: z.strictObject({ fileName }),
  response: z.object({
    uploadId: z.string(),
    url: z.url(),
    fields: z.record(z.string(), z.string()),
    maxBytes: z.number().int(),
    expiresAt: z.string(),
  }),
  errors: ['not_found'],
})
export type UploadView = z.infer<typeof createUpload.response>

const uploadId = z.string().regex(/^[0-9a-f]{32}$/)

/**
 * What buyers would get: the file's title and page count next to the expected ones, a short-lived link to the uploaded
 * file, and the SHA-256 (hex) of the bytes that would be published. Publishes nothing.
 */
export const inspectUpload = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/inspections',
  service: 'admin',
  access: 'admin',
  summary: 'Inspect an uploaded file before it is published',
  params: { id: keyText },
  body: z.strictObject({ uploadId, fileName }),
  response: z.object({
    title: z.string().optional(),
    expectedTitle: z.string(),
    pageCount: z.number().int().optional(),
    specifiedPages: z.number().int(),
    digest: z.string(),
    url: z.url(),
  }),
  errors: ['not_found'],
})
export type InspectionView = z.infer<typeof inspectUpload.response>

/** The recorded version. */
const recordedVersion = z.object({ version: templateVersion })

/**
 * Inspects an uploaded file again and, if it passes, records it as the newest version, which buyers get. Its earlier
 * inspection must have returned this `digest`.
 */
export const recordVersion = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/versions',
  service: 'admin',
  access: 'admin',
  summary: 'Inspect an uploaded file and record it as the newest version',
  params: { id: keyText },
  body: z.strictObject({
    /** Optional, so that a missing file gets its own message. */
    uploadId: uploadId.optional(),
    digest: z.string().max(64),
    fileName,
    version: versionName.default(DEFAULT_VERSION),
    notes: z.string().max(2000).default(''),
  }),
  response: recordedVersion,
  errors: ['not_found', 'conflict'],
})

export const restoreVersion = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/versions/restore',
  service: 'admin',
  access: 'admin',
  summary: 'Make an older version the newest again',
  params: { id: keyText },
  body: z.strictObject({ versionId: z.string().min(1).max(200) }),
  response: recordedVersion,
  errors: ['not_found', 'conflict'],
})

/** Withdraws the published file of a type: buyers of the blank document get the generated one. */
export const withdrawVersion = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/withdrawal',
  service: 'admin',
  access: 'admin',
  summary: 'Withdraw a published file and use the generated one',
  params: { id: keyText },
  body: z.strictObject({ type: z.enum(FILE_TYPES) }),
  response: recordedVersion,
  errors: ['not_found'],
})
