import { createHash } from 'node:crypto'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { create as contentDisposition } from 'content-disposition'
import { FILE_FORMATS, type FileFormat, fileNameOf } from '../../shared/api/downloads.ts'
import { CONTENT_TYPES } from '../../shared/template-files.ts'
import { sha256OfAll } from './delivered-files.ts'
import type { Files, ReadyOrder } from './orders/order.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { log, shortId } from './platform/log.ts'
import { memoize } from './platform/memoize.ts'
import { storage } from './platform/storage.ts'
import { isMissing } from './platform/storage-errors.ts'

type FileKey = Exclude<keyof Files, 'sha256'>

/** How the key of each file ends, which attribute of the order holds it, and what it is. */
const KINDS: Record<FileFormat, { suffix: string; stored: FileKey; type: string }> = {
  docx: { suffix: '.docx', stored: 'docx_url', type: CONTENT_TYPES.docx },
  pdf: { suffix: '.pdf', stored: 'pdf_url', type: CONTENT_TYPES.pdf },
  instructions: {
    suffix: '_instructions.pdf',
    stored: 'instructions_url',
    type: CONTENT_TYPES.pdf,
  },
}

/** Seconds for which a link works. */
export const LINK_SECONDS = 300

export const documentsBucket = memoize(
  () => readEnvironment(environment.pick({ DOCUMENTS_BUCKET: true })).DOCUMENTS_BUCKET,
)

/**
 * What the keys of an order begin with. A link to a file shows its key, and the
 * order's id opens the purchase: the one is hashed from the other, and nothing leads back.
 */
export const keyStart = (orderId: string): string =>
  `file_${createHash('sha256').update(`files:${orderId}`).digest('hex').slice(0, 32)}`

/** The key of a file, by what the keys of its order begin with. */
export const keyFrom = (start: string, format: FileFormat, revision: number) =>
  `${start}${revision > 1 ? `_v${revision}` : ''}${KINDS[format].suffix}`

/**
 * Each revision has keys of its own: the files of an order change all at once, and a slow run for an older
 * revision can never write over a newer one.
 */
export const keyOf = (orderId: string, format: FileFormat, revision = 1): string =>
  keyFrom(keyStart(orderId), format, revision)

/** What the keys of an order may begin with: until 2026-11-23 they began with its id. */
export const keyStarts = (orderId: string) => [keyStart(orderId), orderId]

/** What names the present files of an order: its row says their keys. */
type StoredOrder = Pick<ReadyOrder, 'id' | FileKey>

const presentKey = (order: StoredOrder, format: FileFormat) => order[KINDS[format].stored]

const put = (key: string, format: FileFormat, bytes: Uint8Array) =>
  storage().send(
    new PutObjectCommand({
      Bucket: documentsBucket(),
      Key: key,
      Body: bytes,
      ContentType: KINDS[format].type,
    }),
  )

/** Writes the three files of one revision; writing them again replaces them. Returns their keys and digests. */
export const storeFiles = async (
  { id, revision }: Pick<ReadyOrder, 'id' | 'revision'>,
  files: Record<FileFormat, Uint8Array>,
): Promise<Files> => {
  const key = (format: FileFormat) => keyOf(id, format, revision)
  await Promise.all(FILE_FORMATS.map((format) => put(key(format), format, files[format])))
  return {
    docx_url: key('docx'),
    pdf_url: key('pdf'),
    instructions_url: key('instructions'),
    sha256: sha256OfAll(files),
  }
}

/** A link to one file, good for `LINK_SECONDS`, that downloads under the specified name (RFC 6266). */
export const mintFileLink = (
  order: StoredOrder & { title: string },
  format: FileFormat,
): Promise<string> =>
  getSignedUrl(
    storage(),
    new GetObjectCommand({
      Bucket: documentsBucket(),
      Key: presentKey(order, format),
      ResponseContentType: KINDS[format].type,
      ResponseContentDisposition: contentDisposition(fileNameOf(order.title, format)),
    }),
    { expiresIn: LINK_SECONDS },
  )

/** Whether the file exists. A missing one is logged, since a ready order should have all three. */
export const hasFile = async (order: StoredOrder, format: FileFormat): Promise<boolean> => {
  const Key = presentKey(order, format)
  try {
    await storage().send(new HeadObjectCommand({ Bucket: documentsBucket(), Key }))
    return true
  } catch (error) {
    if (!isMissing(error)) throw error
    log.warn('file.missing', { order: shortId(order.id), format })
    return false
  }
}

/** The formats of an order whose files exist. */
export const presentFormats = async (order: StoredOrder): Promise<FileFormat[]> => {
  const present = await Promise.all(FILE_FORMATS.map((format) => hasFile(order, format)))
  return FILE_FORMATS.filter((_, index) => present[index])
}
