import * as z from 'zod'
import { FILE_FORMATS } from './downloads.ts'
import { route } from './route.ts'

/**
 * Looks up a delivered file by its SHA-256 in hexadecimal; the file itself never leaves the browser.
 * `deliveredOn` is an ISO date.
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
    format: z.enum(FILE_FORMATS),
    deliveredOn: z.string(),
  }),
  errors: ['not_found'],
})
export type VerifiedFile = z.infer<typeof verifyFile.response>
