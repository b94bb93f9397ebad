import * as z from 'zod'
import { FILE_TYPES } from '../template-files.ts'
import { flag, keyText, route } from './route.ts'

/** Times are ISO. */

/**
 * One row of the template manager. `lastUpdated` is absent if it was never updated. `pageCount` is that of the
 * uploaded PDF, or else of the generated one; absent until counted. `specifiedPages` is the expected count.
 * `placeholders` lists the files that no buyer gets. `version` is that of the latest upload, or the default; `versions`
 * has one per uploaded file. The URLs are API routes that return a link to the file.
 */
const templateRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lastUpdated: z.string().nullish(),
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

/** `?refresh=true` clears the cache and counts the pages again. */
export const listTemplates = route({
  method: 'GET',
  path: '/api/admin/templates',
  service: 'admin',
  access: 'admin',
  summary: 'List the templates of all documents',
  query: { refresh: flag },
  response: z.object({ templates: z.array(templateRow) }),
})
export type TemplateListView = z.infer<typeof listTemplates.response>

export const getTemplate = route({
  method: 'GET',
  path: '/api/admin/templates/{id}',
  service: 'admin',
  access: 'admin',
  summary: 'The template of one document',
  params: { id: keyText },
  response: templateRow.extend({
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
  }),
  errors: ['not_found'],
})
export type TemplateDetailsView = z.infer<typeof getTemplate.response>

/**
 * A short-lived link to the file in use, or to another with `?version={id}`; `?inline=true` opens it in the browser
 * instead of saving it.
 */
export const templateFile = route({
  method: 'GET',
  path: '/api/admin/templates/{id}/files/{type}',
  service: 'admin',
  access: 'admin',
  summary: 'A link to a file of a template',
  params: { id: keyText, type: z.enum(FILE_TYPES) },
  query: { version: keyText.optional(), inline: flag },
  response: z.object({ url: z.url().or(z.literal('')), fileName: z.string() }),
  errors: ['not_found', 'invalid'],
})

/** Without `documentIds`, all documents. */
const placeholderRequest = z.strictObject({
  action: z.literal('create_template_placeholders'),
  documentIds: z.array(z.string().max(100)).min(1).max(50).optional(),
})

/**
 * One result per file. `remaining` lists what did not fit into one call: call again with those `documentIds`. `success`
 * is false, with `error`, when a file could not be generated.
 */
export const generateDocuments = route({
  method: 'POST',
  path: '/api/document-generator',
  service: 'generation',
  access: 'admin',
  summary: 'Generate placeholder files',
  body: placeholderRequest,
  response: z.object({
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
export type PlaceholderView = z.infer<typeof generateDocuments.response>
