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
import { create as contentDisposition, parse } from 'content-disposition'
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

const bucket = memoize(
  () => readEnvironment(environment.pick({ DOCUMENTS_BUCKET: true })).DOCUMENTS_BUCKET,
)

/**
 * What the keys of an order begin with. A link to a file shows its key, and the
 * order's id opens the purchase: the one is hashed from the other, and nothing leads back.
 */
export const keyStart = (orderId: string): string =>
  `file_${createHash('sha256').update(`files:${orderId}`).digest('hex').slice(0, 32)}`

const keyFrom = (start: string, format: FileFormat, revision: number) =>
  `${start}${revision > 1 ? `_v${revision}` : ''}${KINDS[format].suffix}`

/**
 * Each revision has keys of its own: the files of an order change all at once, and a slow run for an older
 * revision can never write over a newer one.
 */
export const keyOf = (orderId: string, format: FileFormat, revision = 1): string =>
  keyFrom(keyStart(orderId), format, revision)

/** What the keys of an order may begin with: until 2026-11-23 they began with its id. */
const keyStarts = (orderId: string) => [keyStart(orderId), orderId]

/** What names the present files of an order: its row says their keys. */
type StoredOrder = Pick<ReadyOrder, 'id' | FileKey>

const presentKey = (order: StoredOrder, format: FileFormat) => order[KINDS[format].stored]

/** The name is stored with the file: in a link to it the names of the parties would stand in an address. */
const put = (key: string, format: FileFormat, bytes: Uint8Array, name: string) =>
  storage().send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: key,
      Body: bytes,
      ContentType: KINDS[format].type,
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
    FILE_FORMATS.map((format) => put(key(format), format, files[format], names[format])),
  )
  return {
    docx_url: key('docx'),
    pdf_url: key('pdf'),
    instructions_url: key('instructions'),
    sha256: sha256OfAll(files),
  }
}

/**
 * A link to one file, good for `LINK_SECONDS`, that downloads under its stored name (RFC 6266). A signature holds for
 * one method, so the link for a HEAD request is another one.
 */
export const mintFileLink = (
  order: StoredOrder,
  format: FileFormat,
  { isHead = false } = {},
): Promise<string> => {
  const object = { Bucket: bucket(), Key: presentKey(order, format) }
  const command = isHead
    ? new HeadObjectCommand(object)
    : new GetObjectCommand({ ...object, ResponseContentType: KINDS[format].type })
  return getSignedUrl(storage(), command, { expiresIn: LINK_SECONDS })
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
  const Key = presentKey(order, format)
  try {
    const head = await storage().send(new HeadObjectCommand({ Bucket: bucket(), Key }))
    const stored = head.ContentDisposition && parse(head.ContentDisposition).parameters.filename
    return stored ?? fileNameOf(order.title, format)
  } catch (error) {
    if (!isMissing(error)) throw error
    log.warn('file.missing', { order: shortId(order.id), format })
    return undefined
  }
}

/** The names of the files of an order that exist. */
export const findFileNames = async (
  order: TitledOrder,
): Promise<Partial<Record<FileFormat, string>>> => {
  const names = await Promise.all(
    FILE_FORMATS.map(async (format) => [format, await findFileName(order, format)] as const),
  )
  return Object.fromEntries(names.filter(([, name]) => name !== undefined))
}

/** Every version and delete marker of the keys that begin so. One answer of S3 names a thousand. */
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

/** Removes every file of an order, in all versions: afterwards nothing is left to restore. */
export const eraseFiles = async (orderId: string): Promise<void> => {
  await Promise.all(keyStarts(orderId).map((start) => erase(start, () => true)))
}

/** Removes the files of earlier revisions, in all versions. */
export const eraseReplacedFiles = async ({
  id,
  files_revision = 1,
}: Pick<ReadyOrder, 'id' | 'files_revision'>): Promise<void> => {
  const older = Array.from({ length: files_revision - 1 }, (_, index) => index + 1)
  if (older.length === 0) return
  const eraseFrom = (start: string) => {
    const keys = new Set(
      older.flatMap((revision) => FILE_FORMATS.map((format) => keyFrom(start, format, revision))),
    )
    return erase(start, (key) => keys.has(key))
  }
  await Promise.all(keyStarts(id).map(eraseFrom))
}
