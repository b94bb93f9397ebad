import * as z from 'zod'
import { FILE_TYPES } from '../template-files.ts'
import { flag, keyText, route } from './route.ts'

/** Times are ISO. */

/**
 * One row of the template manager. Absent `lastUpdated`: never. `pageCount` is measured, on the
 * uploaded PDF or else on the generated one; absent while nobody has measured yet. `specifiedPages`
 * is what it should be, `placeholders` names the files that no buyer gets. `version` is that of the file that was
 * uploaded last, or else the default; `versions` has that of each uploaded file. The addresses are those of the API; they answer with a link to the file.
 */
const templateRow = z.object({
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
  placeholders: z.array(z.enum(FILE_TYPES)),
  version: z.string(),
  versions: z.partialRecord(z.enum(FILE_TYPES), z.string()),
})
export type TemplateRow = z.infer<typeof templateRow>

/** `?refresh=true` clears the cache, reads everything anew and has the pages measured again. */
export const listTemplates = route({
  method: 'GET',
  path: '/api/admin/templates',
  service: 'admin',
  access: 'admin',
  summary: 'List the templates of all documents',
  query: { refresh: flag },
  answer: z.object({ templates: z.array(templateRow) }),
})
export type TemplateListView = z.infer<typeof listTemplates.answer>

export const getTemplate = route({
  method: 'GET',
  path: '/api/admin/templates/{id}',
  service: 'admin',
  access: 'admin',
  summary: 'The template of one document',
  params: { id: keyText },
  answer: templateRow.extend({
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
  }),
  errors: ['not_found'],
})
export type TemplateDetailsView = z.infer<typeof getTemplate.answer>

/**
 * A link to the file in use, or to another with `?version={id}`; `?inline=true` shows it in the
 * browser instead of saving it. It lives for minutes.
 */
export const templateFile = route({
  method: 'GET',
  path: '/api/admin/templates/{id}/files/{type}',
  service: 'admin',
  access: 'admin',
  summary: 'A link to a file of a template',
  params: { id: keyText, type: z.enum(FILE_TYPES) },
  query: { version: keyText.optional(), inline: flag },
  answer: z.object({ url: z.url(), fileName: z.string() }),
  errors: ['not_found', 'invalid'],
})

/** Without `documentIds`, all documents. */
const placeholderRequest = z.strictObject({
  action: z.literal('create_template_placeholders'),
  documentIds: z.array(z.string().max(100)).min(1).max(50).optional(),
})

/**
 * One result per file. What did not fit into the time of one call is named in `remaining`: call
 * again with those `documentIds`. `success` is false, with `error`, when one could not be made.
 */
export const generateDocuments = route({
  method: 'POST',
  path: '/api/document-generator',
  service: 'generation',
  access: 'admin',
  summary: 'Print the placeholders of documents',
  body: placeholderRequest,
  answer: z.object({
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
  }),
  errors: ['not_found'],
})
export type PlaceholderView = z.infer<typeof generateDocuments.answer>
