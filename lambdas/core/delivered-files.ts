import { createHash } from 'node:crypto'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { FILE_FORMATS, type FileFormat } from '../../shared/api/downloads.ts'
import { database } from './platform/database.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { memoize } from './platform/memoize.ts'
import { readRow } from './platform/rows.ts'

/*
 * Every delivered file by its SHA-256. A row identifies neither the order nor a person, so it can
 * outlive both.
 */

const deliveredFile = z.object({
  document_id: z.string(),
  title: z.string(),
  format: z.enum(FILE_FORMATS),
  /** ISO date. */
  delivered_on: z.iso.date(),
})
type DeliveredFile = z.infer<typeof deliveredFile>

const table = memoize(
  () => readEnvironment(environment.pick({ DELIVERED_FILES_TABLE: true })).DELIVERED_FILES_TABLE,
)

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The SHA-256 of each file, in hexadecimal. */
export const sha256OfAll = ({
  docx,
  pdf,
  instructions,
}: Record<FileFormat, Uint8Array>): Record<FileFormat, string> => ({
  docx: sha256Of(docx),
  pdf: sha256Of(pdf),
  instructions: sha256Of(instructions),
})

/** Records the files of a document before they can be downloaded. Idempotent. */
export const recordDelivered = async (
  { document_id, title }: { document_id: string; title: string },
  files: Record<FileFormat, Uint8Array>,
  now = new Date(),
): Promise<void> => {
  const delivered_on = now.toISOString().slice(0, 10)
  const digests = sha256OfAll(files)
  await Promise.all(
    FILE_FORMATS.map((format) =>
      database().send(
        new PutCommand({
          TableName: table(),
          Item: { sha256: digests[format], document_id, title, format, delivered_on },
        }),
      ),
    ),
  )
}

/** The delivered file of this SHA-256 (hexadecimal). @throws UnreadableRow */
export const findDelivered = async (sha256: string): Promise<DeliveredFile | undefined> => {
  const { Item } = await database().send(new GetCommand({ TableName: table(), Key: { sha256 } }))
  return Item && readRow(deliveredFile, Item)
}
