import { createHash } from 'node:crypto'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { FILE_FORMATS, type FileFormat } from '../../shared/api/downloads.ts'
import { VERIFIED_FORMATS, type VerifiedFormat } from '../../shared/api/verification.ts'
import type { ReadyOrder } from './orders/order.ts'
import { isConditionMet } from './platform/conditions.ts'
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
  format: z.enum(VERIFIED_FORMATS),
  /** ISO date. */
  delivered_on: z.iso.date(),
  /** The date of the correction that replaced it (ISO). */
  replaced_on: z.iso.date().optional(),
})
type DeliveredFile = z.infer<typeof deliveredFile>

const table = memoize(
  () => readEnvironment(environment.pick({ DELIVERED_FILES_TABLE: true })).DELIVERED_FILES_TABLE,
)

const hashFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The SHA-256 of each file, in hexadecimal. */
export const hashFiles = ({
  docx,
  pdf,
  instructions,
}: Record<FileFormat, Uint8Array>): Record<FileFormat, string> => ({
  docx: hashFile(docx),
  pdf: hashFile(pdf),
  instructions: hashFile(instructions),
})

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

type Titled = { document_id: string; title: string }

const recordFile = (
  { document_id, title }: Titled,
  format: VerifiedFormat,
  sha256: string,
  now: Date,
) =>
  database().send(
    new PutCommand({
      TableName: table(),
      Item: { sha256, document_id, title, format, delivered_on: dayOf(now) },
    }),
  )

/** Records a document's files before they can be downloaded. Idempotent. */
export const recordDelivered = async (
  document: Titled,
  files: Record<FileFormat, Uint8Array>,
  now = new Date(),
): Promise<void> => {
  const digests = hashFiles(files)
  await Promise.all(
    FILE_FORMATS.map((format) => recordFile(document, format, digests[format], now)),
  )
}

/** Records a receipt before it is sent. */
export const recordReceipt = async (
  document: Titled,
  receipt: Uint8Array,
  now: Date,
): Promise<void> => {
  await recordFile(document, 'receipt', hashFile(receipt), now)
}

/** Records that an order's current files are replaced by newer ones. Idempotent. */
export const recordReplaced = async (
  { sha256 }: Pick<ReadyOrder, 'sha256'>,
  now = new Date(),
): Promise<void> => {
  const mark = (digest: string) =>
    isConditionMet(
      database().send(
        new UpdateCommand({
          TableName: table(),
          Key: { sha256: digest },
          UpdateExpression: 'SET replaced_on = if_not_exists(replaced_on, :day)',
          ConditionExpression: 'attribute_exists(sha256)',
          ExpressionAttributeValues: { ':day': dayOf(now) },
        }),
      ),
      () => true,
    )
  await Promise.all(Object.values(sha256 ?? {}).map(mark))
}

/** The delivered file of this SHA-256 (hexadecimal). @throws UnreadableRow */
export const findDelivered = async (sha256: string): Promise<DeliveredFile | undefined> => {
  const { Item } = await database().send(new GetCommand({ TableName: table(), Key: { sha256 } }))
  return Item && readRow(deliveredFile, Item)
}
