import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database } from '../clients.ts'
import { environment, readEnvironment } from '../env.ts'
import { once } from '../once.ts'

/** One row of `document_templates`. `page_count` is of the generated document with typical answers. */
export type TemplateDetails = {
  document_id: string
  title: string
  description: string
  created_at: string
  updated_at: string
  page_count?: number
  measured_at?: string
}

const table = once(
  () =>
    readEnvironment(environment.pick({ DOCUMENT_TEMPLATES_TABLE: true })).DOCUMENT_TEMPLATES_TABLE,
)

export const findDetails = async (documentId: string): Promise<TemplateDetails | undefined> => {
  const found = await database().send(
    new GetCommand({ TableName: table(), Key: { document_id: documentId }, ConsistentRead: true }),
  )
  return found.Item as TemplateDetails | undefined
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

/** A new version of the document was recorded. */
export const touchDetails = async (document: Named, now = new Date()): Promise<void> => {
  await update(document, now, 'updated_at = :now')
}

/** The generated document was printed with typical answers and has so many pages. */
export const saveMeasure = async (
  document: Named,
  pageCount: number,
  now = new Date(),
): Promise<void> => {
  const extra =
    'updated_at = if_not_exists(updated_at, :now), measured_at = :now, page_count = :pages'
  await update(document, now, extra, { ':pages': pageCount })
}
