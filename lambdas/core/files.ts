import { createHash } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
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

/** For each file: the suffix of its key, the order attribute with the key, and the content type. */
const KINDS: Record<FileFormat, { suffix: string; stored: FileKey; type: string }> = {
  docx: { suffix: '.docx', stored: 'docx_url', type: CONTENT_TYPES.docx },
  pdf: { suffix: '.pdf', stored: 'pdf_url', type: CONTENT_TYPES.pdf },
  instructions: {
    suffix: '_instructions.pdf',
    stored: 'instructions_url',
    type: CONTENT_TYPES.pdf,
  },
}

export const LINK_SECONDS = 300

const bucket = memoize(
  () => readEnvironment(environment.pick({ DOCUMENTS_BUCKET: true })).DOCUMENTS_BUCKET,
)

/**
 * The key prefix of an order's files. Links to files show the key, and the order id must not be
 * derivable from it, so the prefix is a hash of the id.
 */
export const filePrefixOf = (orderId: string): string =>
  `file_${createHash('sha256').update(`files:${orderId}`).digest('hex').slice(0, 32)}`

const keyFrom = (prefix: string, format: FileFormat, revision: number) =>
  `${prefix}${revision > 1 ? `_v${revision}` : ''}${KINDS[format].suffix}`

/**
 * Each revision has its own keys: the files of an order are replaced at once, and a slow run for an
 * older revision can't overwrite a newer one.
 */
export const keyOf = (orderId: string, format: FileFormat, revision = 1): string =>
  keyFrom(filePrefixOf(orderId), format, revision)

/** Legacy files have the order id as their prefix. */
const filePrefixesOf = (orderId: string) => [filePrefixOf(orderId), orderId]

/** The attributes with the keys of an order's current files. */
type StoredOrder = Pick<ReadyOrder, 'id' | FileKey>

const presentKey = (order: StoredOrder, format: FileFormat) => order[KINDS[format].stored]

const put = (key: string, format: FileFormat, bytes: Uint8Array) =>
  storage().send(
    new PutObjectCommand({
      Bucket: bucket(),
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

/** A presigned link to one file that downloads it under the specified name (RFC 6266). */
export const mintFileLink = (
  order: StoredOrder & { title: string },
  format: FileFormat,
): Promise<string> =>
  getSignedUrl(
    storage(),
    new GetObjectCommand({
      Bucket: bucket(),
      Key: presentKey(order, format),
      ResponseContentType: KINDS[format].type,
      ResponseContentDisposition: contentDisposition(fileNameOf(order.title, format)),
    }),
    { expiresIn: LINK_SECONDS },
  )

/** Whether the file exists. Logs a missing one, since a ready order should have all three. */
export const hasFile = async (order: StoredOrder, format: FileFormat): Promise<boolean> => {
  const Key = presentKey(order, format)
  try {
    await storage().send(new HeadObjectCommand({ Bucket: bucket(), Key }))
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

/** Every version and delete marker of keys with this prefix. S3 returns a thousand per page. */
const versionsFrom = async (prefix: string) => {
  const found: { Key?: string; VersionId?: string }[] = []
  let next: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {}
  while (next) {
    const page: ListObjectVersionsCommandOutput = await storage().send(
      new ListObjectVersionsCommand({ Bucket: bucket(), Prefix: prefix, ...next }),
    )
    found.push(...(page.Versions ?? []), ...(page.DeleteMarkers ?? []))
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page
    next = page.IsTruncated ? { KeyMarker, VersionIdMarker } : undefined
  }
  return found
}

const erase = async (prefix: string, which: (key: string) => boolean) => {
  const versions = await versionsFrom(prefix)
  await Promise.all(
    versions
      .filter(({ Key = '' }) => which(Key))
      .map(({ Key, VersionId }) =>
        storage().send(new DeleteObjectCommand({ Bucket: bucket(), Key, VersionId })),
      ),
  )
}

/** Deletes every file of an order in all versions, so that nothing can be restored. */
export const eraseFiles = async (orderId: string): Promise<void> => {
  await Promise.all(filePrefixesOf(orderId).map((prefix) => erase(prefix, () => true)))
}

/** Deletes the files of earlier revisions in all versions. */
export const eraseReplacedFiles = async ({
  id,
  files_revision = 1,
}: Pick<ReadyOrder, 'id' | 'files_revision'>): Promise<void> => {
  const older = Array.from({ length: files_revision - 1 }, (_, index) => index + 1)
  if (older.length === 0) return
  const eraseFrom = (prefix: string) => {
    const keys = new Set(
      older.flatMap((revision) => FILE_FORMATS.map((format) => keyFrom(prefix, format, revision))),
    )
    return erase(prefix, (key) => keys.has(key))
  }
  await Promise.all(filePrefixesOf(id).map(eraseFrom))
}
