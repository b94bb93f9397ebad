import { randomBytes } from 'node:crypto'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import type { UploadView } from '../../../shared/api/template-versions.ts'
import {
  CONTENT_TYPES,
  type FileType,
  MAX_UPLOAD_BYTES,
  QUARANTINE,
} from '../../../shared/template-files.ts'
import { storage } from '../../core/platform/storage.ts'
import { readObject, templatesBucket } from '../../core/templates/bucket.ts'

/** Seconds in which an upload has to begin. */
const POLICY_SECONDS = 300

/** Where a file waits for its inspection. */
export type Upload = { documentId: string; uploadId: string; type: FileType }

const keyOf = ({ documentId, uploadId, type }: Upload): string =>
  `${QUARANTINE}${documentId}/${uploadId}.${type}`

export const newUploadId = (random: (bytes: number) => Buffer = randomBytes): string =>
  random(16).toString('hex')

/**
 * What the browser needs to send one file to its place in quarantine. S3 holds it to the exact key and
 * content type and to 1 to `MAX_UPLOAD_BYTES` bytes.
 * Source: "Creating a POST policy", Amazon S3 API reference.
 */
export const openUpload = async (upload: Upload, now = new Date()): Promise<UploadView> => {
  const { url, fields } = await createPresignedPost(storage(), {
    Bucket: templatesBucket(),
    Key: keyOf(upload),
    Fields: { 'Content-Type': CONTENT_TYPES[upload.type] },
    Conditions: [['content-length-range', 1, MAX_UPLOAD_BYTES]],
    Expires: POLICY_SECONDS,
  })
  return {
    uploadId: upload.uploadId,
    url,
    fields,
    maxBytes: MAX_UPLOAD_BYTES,
    expiresAt: new Date(now.getTime() + POLICY_SECONDS * 1000).toISOString(),
  }
}

/** Where the rewritten file of an inspection is shown from until it is published. */
export const inspectedKeyOf = ({ documentId, uploadId, type }: Upload, digest: string): string =>
  `${QUARANTINE}${documentId}/${uploadId}-${digest}.${type}`

/** The bytes that wait there, or undefined when nothing does. */
export const readUpload = (upload: Upload) => readObject(keyOf(upload))

/** Deletes for good what waits there, leaving no version behind. */
export const discardUpload = async (upload: Upload, versionId?: string): Promise<void> => {
  await storage().send(
    new DeleteObjectCommand({
      Bucket: templatesBucket(),
      Key: keyOf(upload),
      VersionId: versionId,
    }),
  )
}
