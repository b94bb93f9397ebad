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

/** An upload must begin within this time. */
const POLICY_SECONDS = 300

/** A file in quarantine. */
export type Upload = { documentId: string; uploadId: string; type: FileType }

const keyOf = ({ documentId, uploadId, type }: Upload): string =>
  `${QUARANTINE}${documentId}/${uploadId}.${type}`

export const newUploadId = (random: (bytes: number) => Buffer = randomBytes): string =>
  random(16).toString('hex')

/**
 * A presigned POST that uploads one file to quarantine. S3 enforces the exact key, the content type
 * and 1 to `MAX_UPLOAD_BYTES` bytes. Source: "Creating a POST policy", Amazon S3 API reference.
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

/** The key of the rewritten file that is previewed until it is published. */
export const inspectedKeyOf = ({ documentId, uploadId, type }: Upload, digest: string): string =>
  `${QUARANTINE}${documentId}/${uploadId}-${digest}.${type}`

/** The bytes of an upload, or undefined if there is none. */
export const readUpload = (upload: Upload) => readObject(keyOf(upload))

/** Deletes an upload permanently, including its version. */
export const discardUpload = async (upload: Upload, versionId?: string): Promise<void> => {
  await storage().send(
    new DeleteObjectCommand({
      Bucket: templatesBucket(),
      Key: keyOf(upload),
      VersionId: versionId,
    }),
  )
}
