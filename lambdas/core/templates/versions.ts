import { GetCommand, PutCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { FILE_TYPES } from '../../../shared/template-files.ts'
import { isConditionMet } from '../platform/conditions.ts'
import { database } from '../platform/database.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { readRow, readRows } from '../platform/rows.ts'

/** The state of templates that apply to all states. */
export const DEFAULT_STATE = 'Default'

/**
 * A row of `template_versions`: an uploaded, restored or generated file for a document and state.
 */
const templateVersion = z.object({
  document_id: z.string(),
  version_key: z.string(),
  version: z.string(),
  /** The key of its object in the bucket. */
  file_path: z.string(),
  file_type: z.enum(FILE_TYPES),
  notes: z.string(),
  /**
   * Never cleared: the newest `upload_date` wins. False in a withdrawal, after which the document
   * is generated.
   */
  is_current_version: z.boolean(),
  upload_date: z.iso.datetime(),
  state: z.string(),
  origin: z.enum(['upload', 'restore', 'placeholder', 'withdrawal']),
  /** Bytes. */
  size: z.int(),
  page_count: z.int().optional(),
})
export type TemplateVersion = z.infer<typeof templateVersion>

/** The key prefix of one kind of versions, which sort by date. */
export const keyPrefix = (kind: Pick<TemplateVersion, 'origin' | 'state' | 'file_type'>): string =>
  `${kind.origin === 'placeholder' ? 'placeholder' : 'upload'}#${kind.state}#${kind.file_type}#`

const table = memoize(
  () =>
    readEnvironment(environment.pick({ TEMPLATE_VERSIONS_TABLE: true })).TEMPLATE_VERSIONS_TABLE,
)

/** Inserts a row; false if its key exists. */
export const insertVersion = (version: TemplateVersion): Promise<boolean> =>
  isConditionMet(
    database().send(
      new PutCommand({
        TableName: table(),
        Item: version,
        ConditionExpression: 'attribute_not_exists(version_key)',
      }),
    ),
  )

/** @throws UnreadableRow */
export const findVersion = async (
  documentId: string,
  key: string,
): Promise<TemplateVersion | undefined> => {
  const { Item } = await database().send(
    new GetCommand({
      TableName: table(),
      Key: { document_id: documentId, version_key: key },
      ConsistentRead: true,
    }),
  )
  return Item && readRow(templateVersion, Item)
}

/**
 * The newest version of one kind, if any.
 * @throws UnreadableRow, because an older version must not replace an unreadable one
 */
export const findNewest = async (
  documentId: string,
  kind: Parameters<typeof keyPrefix>[0],
): Promise<TemplateVersion | undefined> => {
  const { Items: [item] = [] } = await database().send(
    new QueryCommand({
      TableName: table(),
      KeyConditionExpression: 'document_id = :id AND begins_with(version_key, :prefix)',
      ExpressionAttributeValues: { ':id': documentId, ':prefix': keyPrefix(kind) },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: 1,
    }),
  )
  return item && readRow(templateVersion, item)
}

/** Every readable version of a document, newest first. */
export const listVersions = async (documentId: string): Promise<TemplateVersion[]> => {
  const pages = paginateQuery(
    { client: database() },
    {
      TableName: table(),
      KeyConditionExpression: 'document_id = :id',
      ExpressionAttributeValues: { ':id': documentId },
    },
  )
  const versions: TemplateVersion[] = []
  for await (const { Items } of pages) versions.push(...readRows(templateVersion, Items))
  return versions.sort((a, b) => b.upload_date.localeCompare(a.upload_date))
}
