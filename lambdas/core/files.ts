import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { create as contentDisposition } from 'content-disposition'
import { storage } from './clients.ts'
import { environment, readEnvironment } from './env.ts'
import { log, shortId } from './log.ts'
import { once } from './once.ts'
import type { Files } from './orders.ts'

export type FileFormat = 'docx' | 'pdf' | 'instructions'
export const FILE_FORMATS: readonly FileFormat[] = ['docx', 'pdf', 'instructions']

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Where the three files of an order live, how they are served and what the buyer's copy is called. */
const KINDS: Record<FileFormat, { suffix: string; type: string; name: string }> = {
  docx: { suffix: '.docx', type: DOCX, name: '_template.docx' },
  pdf: { suffix: '.pdf', type: PDF, name: '_template.pdf' },
  instructions: { suffix: '_instructions.pdf', type: PDF, name: '_instructions.pdf' },
}

/** Seconds a minted link lives. */
export const LINK_SECONDS = 300

const bucket = once(
  () => readEnvironment(environment.pick({ DOCUMENTS_BUCKET: true })).DOCUMENTS_BUCKET,
)

export const keyOf = (orderId: string, format: FileFormat): string =>
  `${orderId}${KINDS[format].suffix}`

/** "Bill of Sale" -> "Bill_of_Sale_template.docx". */
export const fileNameOf = (title: string, format: FileFormat): string =>
  `${title.trim().replace(/\s+/g, '_')}${KINDS[format].name}`

const put = (orderId: string, format: FileFormat, bytes: Uint8Array) =>
  storage().send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: keyOf(orderId, format),
      Body: bytes,
      ContentType: KINDS[format].type,
    }),
  )

/** Writes the three files of an order; writing them again replaces them. Returns their keys. */
export const storeFiles = async (
  orderId: string,
  files: Record<FileFormat, Uint8Array>,
): Promise<Files> => {
  await Promise.all(FILE_FORMATS.map((format) => put(orderId, format, files[format])))
  return {
    docx_url: keyOf(orderId, 'docx'),
    pdf_url: keyOf(orderId, 'pdf'),
    instructions_url: keyOf(orderId, 'instructions'),
  }
}

/** A link to one file, good for `LINK_SECONDS`, that downloads under the specified name (RFC 6266). */
export const mintFileLink = (
  order: { id: string; title: string },
  format: FileFormat,
): Promise<string> =>
  getSignedUrl(
    storage(),
    new GetObjectCommand({
      Bucket: bucket(),
      Key: keyOf(order.id, format),
      ResponseContentType: KINDS[format].type,
      ResponseContentDisposition: contentDisposition(fileNameOf(order.title, format)),
    }),
    { expiresIn: LINK_SECONDS },
  )

/** S3 answers 403 for a missing key to those who may not list the bucket. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0)

/** Whether the file is there; a missing one is logged, since a ready order should have all three. */
export const hasFile = async (orderId: string, format: FileFormat): Promise<boolean> => {
  try {
    await storage().send(new HeadObjectCommand({ Bucket: bucket(), Key: keyOf(orderId, format) }))
    return true
  } catch (error) {
    if (!isMissing(error)) throw error
    log.warn('file.missing', { order: shortId(orderId), format })
    return false
  }
}

/** The formats of an order whose files are there. */
export const presentFormats = async (orderId: string): Promise<FileFormat[]> => {
  const present = await Promise.all(FILE_FORMATS.map((format) => hasFile(orderId, format)))
  return FILE_FORMATS.filter((_, index) => present[index])
}

const eraseFile = async (key: string) => {
  const listed = await storage().send(
    new ListObjectVersionsCommand({ Bucket: bucket(), Prefix: key }),
  )
  const versions = [...(listed.Versions ?? []), ...(listed.DeleteMarkers ?? [])].filter(
    (version) => version.Key === key,
  )
  await Promise.all(
    versions.map(({ VersionId }) =>
      storage().send(new DeleteObjectCommand({ Bucket: bucket(), Key: key, VersionId })),
    ),
  )
}

/** Removes every version of the three files: afterwards nothing is left to restore. */
export const eraseFiles = async (orderId: string): Promise<void> => {
  await Promise.all(FILE_FORMATS.map((format) => eraseFile(keyOf(orderId, format))))
}
