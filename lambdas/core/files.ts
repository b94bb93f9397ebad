import { createHash } from 'node:crypto'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { create as contentDisposition, parse } from 'content-disposition'
import { FILE_FORMATS, type FileFormat, fileNameOf } from '../../shared/api/downloads.ts'
import { CONTENT_TYPES } from '../../shared/template-files.ts'
import { hashFiles } from './delivered-files.ts'
import type { Files, ReadyOrder } from './orders/order.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { log, shortId } from './platform/log.ts'
import { memoize } from './platform/memoize.ts'
import { storage } from './platform/storage.ts'
import { isMissing } from './platform/storage-errors.ts'

type FileKey = Exclude<keyof Files, 'sha256'>

/** For each file: the suffix of its key, the order attribute with the key, and the content type. */
const FILE_KINDS: Record<FileFormat, { suffix: string; stored: FileKey; type: string }> = {
  docx: { suffix: '.docx', stored: 'docx_url', type: CONTENT_TYPES.docx },
  pdf: { suffix: '.pdf', stored: 'pdf_url', type: CONTENT_TYPES.pdf },
  instructions: {
    suffix: '_instructions.pdf',
    stored: 'instructions_url',
    type: CONTENT_TYPES.pdf,
  },
}

const LINK_LIFETIME_SECONDS = 300

export const documentsBucket = memoize(
  () => readEnvironment(environment.pick({ DOCUMENTS_BUCKET: true })).DOCUMENTS_BUCKET,
)

/**
 * The key prefix of an order's files. Links to files show the key, and the order id must not be
 * derivable from it, so the prefix is a hash of the id.
 */
export const filePrefixOf = (orderId: string): string =>
  `file_${createHash('sha256').update(`files:${orderId}`).digest('hex').slice(0, 32)}`

/** A file's key, from the prefix of its order. */
export const keyWithPrefix = (prefix: string, format: FileFormat, revision: number) =>
  `${prefix}${revision > 1 ? `_v${revision}` : ''}${FILE_KINDS[format].suffix}`

/**
 * Each revision has its own keys: the files of an order are replaced at once, and a slow run for an
 * older revision can't overwrite a newer one.
 */
export const keyOf = (orderId: string, format: FileFormat, revision = 1): string =>
  keyWithPrefix(filePrefixOf(orderId), format, revision)

/** The possible key prefixes of an order's files. Legacy keys begin with the order id. */
export const filePrefixesOf = (orderId: string) => [filePrefixOf(orderId), orderId]

/** The attributes with the keys of an order's current files. */
type StoredOrder = Pick<ReadyOrder, 'id' | FileKey>

const storedKeyOf = (order: StoredOrder, format: FileFormat) => order[FILE_KINDS[format].stored]

/** The name is stored as object metadata, because a URL must not contain the parties' names. */
const putFile = (key: string, format: FileFormat, bytes: Uint8Array, name: string) =>
  storage().send(
    new PutObjectCommand({
      Bucket: documentsBucket(),
      Key: key,
      Body: bytes,
      ContentType: FILE_KINDS[format].type,
      ContentDisposition: contentDisposition(name),
    }),
  )

/** Writes the three files of one revision; writing them again replaces them. Returns their keys and digests. */
export const storeFiles = async (
  { id, revision }: Pick<ReadyOrder, 'id' | 'revision'>,
  files: Record<FileFormat, Uint8Array>,
  names: Record<FileFormat, string>,
): Promise<Files> => {
  const key = (format: FileFormat) => keyOf(id, format, revision)
  await Promise.all(
    FILE_FORMATS.map((format) => putFile(key(format), format, files[format], names[format])),
  )
  return {
    docx_url: key('docx'),
    pdf_url: key('pdf'),
    instructions_url: key('instructions'),
    sha256: hashFiles(files),
  }
}

/**
 * A presigned URL for one file, valid for `LINK_LIFETIME_SECONDS`, that downloads under its stored name (RFC 6266). A
 * signature is valid for one method, so HEAD needs its own URL.
 */
export const presignFileUrl = (
  order: StoredOrder,
  format: FileFormat,
  { isHead = false } = {},
): Promise<string> => {
  const object = { Bucket: documentsBucket(), Key: storedKeyOf(order, format) }
  const command = isHead
    ? new HeadObjectCommand(object)
    : new GetObjectCommand({ ...object, ResponseContentType: FILE_KINDS[format].type })
  return getSignedUrl(storage(), command, { expiresIn: LINK_LIFETIME_SECONDS })
}

type TitledOrder = StoredOrder & { title: string }

/**
 * The name under which a file downloads; undefined when the file is missing, which is logged, since a ready order
 * should have all three. Legacy files have no stored name.
 */
export const findFileName = async (
  order: TitledOrder,
  format: FileFormat,
): Promise<string | undefined> => {
  const Key = storedKeyOf(order, format)
  try {
    const head = await storage().send(new HeadObjectCommand({ Bucket: documentsBucket(), Key }))
    const stored = head.ContentDisposition && parse(head.ContentDisposition).parameters.filename
    return stored ?? fileNameOf(order.title, format)
  } catch (error) {
    if (!isMissing(error)) throw error
    log.warn('file.missing', { order: shortId(order.id), format })
    return undefined
  }
}

/** The names of an order's existing files. */
export const findFileNames = async (
  order: TitledOrder,
): Promise<Partial<Record<FileFormat, string>>> => {
  const names = await Promise.all(
    FILE_FORMATS.map(async (format) => [format, await findFileName(order, format)] as const),
  )
  return Object.fromEntries(names.filter(([, name]) => name !== undefined))
}
