import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { database } from '../platform/database.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { readRow } from '../platform/rows.ts'

/** One row of `document_templates`. */
const templateDetails = z.object({
  document_id: z.string(),
  title: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Pages of the generated document with typical answers, and when they were counted. */
  page_count: z.int().optional(),
  measured_at: z.iso.datetime().optional(),
})
type TemplateDetails = z.infer<typeof templateDetails>

const table = memoize(
  () =>
    readEnvironment(environment.pick({ DOCUMENT_TEMPLATES_TABLE: true })).DOCUMENT_TEMPLATES_TABLE,
)

/** @throws UnreadableRow */
export const findDetails = async (documentId: string): Promise<TemplateDetails | undefined> => {
  const { Item } = await database().send(
    new GetCommand({ TableName: table(), Key: { document_id: documentId }, ConsistentRead: true }),
  )
  return Item && readRow(templateDetails, Item)
}

type Named = Pick<TemplateDetails, 'document_id' | 'title' | 'description'>

const update = (document: Named, now: Date, extra: string, values: Record<string, unknown> = {}) =>
  database().send(
    new UpdateCommand({
      TableName: table(),
      Key: { document_id: document.document_id },
      UpdateExpression: `SET title = :title, description = :description, created_at = if_not_exists(created_at, :now), ${extra}`,
      ExpressionAttributeValues: {
        ':title': document.title,
        ':description': document.description,
        ':now': now.toISOString(),
        ...values,
      },
    }),
  )

/** Records that the document has a new version. */
export const touchDetails = async (document: Named, now = new Date()): Promise<void> => {
  await update(document, now, 'updated_at = :now')
}

/** Records the page count of the generated document with typical answers. */
export const savePageCount = async (
  document: Named,
  pageCount: number,
  now = new Date(),
): Promise<void> => {
  const extra =
    'updated_at = if_not_exists(updated_at, :now), measured_at = :now, page_count = :pages'
  await update(document, now, extra, { ':pages': pageCount })
}
