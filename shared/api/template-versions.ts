import * as z from 'zod'
import { DEFAULT_VERSION, FILE_TYPES } from '../template-files.ts'
import { keyText, route } from './route.ts'

/** Times are ISO, sizes are bytes. */

/** Part of the file's key: no separators, nothing that climbs. */
const versionName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/, 'Use letters, digits, dots and hyphens.')
const fileName = z.string().min(1).max(255)

/**
 * `isCurrent` is the recorded flag, which older versions keep; `inUse` marks the newest, the one that
 * counts. A placeholder counts only while nothing else was uploaded, and never reaches a buyer.
 */
const templateVersion = z.object({
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
export const listTemplateVersions = route({
  method: 'GET',
  path: '/api/admin/templates/{id}/versions',
  service: 'admin',
  access: 'admin',
  summary: 'List the versions of a template',
  params: { id: keyText },
  answer: z.object({ versions: z.array(templateVersion) }),
  errors: ['not_found'],
})

/**
 * Where the browser posts the file as multipart form data: all `fields` first, then `file`. S3 itself
 * refuses another key, another content type and more than `maxBytes`.
 */
export const createUpload = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/uploads',
  service: 'admin',
  access: 'admin',
  summary: 'Permit the upload of one file',
  params: { id: keyText },
  body: z.strictObject({ fileName }),
  answer: z.object({
    uploadId: z.string(),
    url: z.url(),
    fields: z.record(z.string(), z.string()),
    maxBytes: z.number().int(),
    expiresAt: z.string(),
  }),
  errors: ['not_found'],
})
export type UploadView = z.infer<typeof createUpload.answer>

const uploadId = z.string().regex(/^[0-9a-f]{32}$/)

/**
 * What buyers would get: the title and pages of the file beside those expected, as far as it says them, a link to
 * the uploaded file for minutes, and the SHA-256 (hex) of the bytes that would be published. Nothing is published by it.
 */
export const inspectUpload = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/inspections',
  service: 'admin',
  access: 'admin',
  summary: 'Inspect an uploaded file and show what it is before it is published',
  params: { id: keyText },
  body: z.strictObject({ uploadId, fileName }),
  answer: z.object({
    title: z.string().optional(),
    expectedTitle: z.string(),
    pageCount: z.number().int().optional(),
    specifiedPages: z.number().int(),
    digest: z.string(),
    url: z.url(),
  }),
  errors: ['not_found'],
})
export type InspectionView = z.infer<typeof inspectUpload.answer>

/** The version as it is recorded now. */
const recordedVersion = z.object({ version: templateVersion })

/**
 * Has an uploaded file inspected and, when it passes, recorded as the newest version, which buyers get. With the
 * `digest` of an inspection, only the file that was shown is published.
 */
export const recordVersion = route({
  method: 'POST',
  path: '/api/admin/templates/{id}/versions',
  service: 'admin',
  access: 'admin',
  summary: 'Inspect an uploaded file and record it as the newest version',
  params: { id: keyText },
  body: z.strictObject({
    /** Without one there is no file, which has words of its own. */
    uploadId: uploadId.optional(),
    digest: z.string().max(64).optional(),
    fileName,
    version: versionName.default(DEFAULT_VERSION),
    notes: z.string().max(2000).default(''),
  }),
  answer: recordedVersion,
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
  answer: recordedVersion,
  errors: ['not_found', 'conflict'],
})
