import { GetCommand, PutCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { database } from '../clients.ts'
import { environment, readEnvironment } from '../env.ts'
import { once } from '../once.ts'
import { onlyIf } from '../only-if.ts'
import { keyPrefix, type TemplateVersion } from './version.ts'

const table = once(
  () =>
    readEnvironment(environment.pick({ TEMPLATE_VERSIONS_TABLE: true })).TEMPLATE_VERSIONS_TABLE,
)

/** Writes a version down; false when one with its key exists. */
export const insertVersion = (version: TemplateVersion): Promise<boolean> =>
  onlyIf(
    database().send(
      new PutCommand({
        TableName: table(),
        Item: version,
        ConditionExpression: 'attribute_not_exists(version_key)',
      }),
    ),
  )

export const findVersion = async (
  documentId: string,
  key: string,
): Promise<TemplateVersion | undefined> => {
  const found = await database().send(
    new GetCommand({
      TableName: table(),
      Key: { document_id: documentId, version_key: key },
      ConsistentRead: true,
    }),
  )
  return found.Item as TemplateVersion | undefined
}

/** The newest of the versions of one kind, if there is one. */
export const findNewest = async (
  documentId: string,
  kind: Parameters<typeof keyPrefix>[0],
): Promise<TemplateVersion | undefined> => {
  const found = await database().send(
    new QueryCommand({
      TableName: table(),
      KeyConditionExpression: 'document_id = :id AND begins_with(version_key, :prefix)',
      ExpressionAttributeValues: { ':id': documentId, ':prefix': keyPrefix(kind) },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: 1,
    }),
  )
  return found.Items?.[0] as TemplateVersion | undefined
}

/** Every version of a document, newest first. */
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
  for await (const { Items = [] } of pages) versions.push(...(Items as TemplateVersion[]))
  return versions.sort((a, b) => b.upload_date.localeCompare(a.upload_date))
}
