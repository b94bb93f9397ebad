import * as z from 'zod'
import { FILE_FORMATS } from './downloads.ts'
import { route } from './route.ts'

/** What can be verified: the files of a purchase, and its receipt. */
export const VERIFIED_FORMATS = [...FILE_FORMATS, 'receipt'] as const
export type VerifiedFormat = (typeof VERIFIED_FORMATS)[number]

/**
 * Looks up a delivered file by its SHA-256 in hexadecimal; the file itself never leaves the browser.
 * Days are ISO dates; `replacedOn` is present when a correction made newer files.
 */
export const verifyFile = route({
  method: 'GET',
  path: '/api/delivered-files/{sha256}',
  service: 'shop',
  access: 'public',
  summary: 'Verify a delivered file by its digest',
  params: { sha256: z.string().regex(/^[0-9a-f]{64}$/) },
  response: z.object({
    documentId: z.string(),
    title: z.string(),
    format: z.enum(VERIFIED_FORMATS),
    deliveredOn: z.string(),
    replacedOn: z.string().optional(),
  }),
  errors: ['not_found'],
})
export type VerifiedFile = z.infer<typeof verifyFile.response>
