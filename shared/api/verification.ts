import * as z from 'zod'
import { FILE_FORMATS } from './downloads.ts'
import { route } from './route.ts'

/**
 * Whether a file was delivered by us, by its SHA-256 in hexadecimal: the file itself is never sent.
 * `deliveredOn` is an ISO date.
 */
export const verifyFile = route({
  method: 'GET',
  path: '/api/delivered-files/{sha256}',
  service: 'shop',
  access: 'public',
  summary: 'Whether a file is one that was delivered',
  params: { sha256: z.string().regex(/^[0-9a-f]{64}$/) },
  answer: z.object({
    documentId: z.string(),
    title: z.string(),
    format: z.enum(FILE_FORMATS),
    deliveredOn: z.string(),
  }),
  errors: ['not_found'],
})
export type VerifiedFile = z.infer<typeof verifyFile.answer>
