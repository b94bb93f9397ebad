import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { create as contentDisposition } from 'content-disposition'
import { CONTENT_TYPES } from '../../../shared/template-files.ts'
import { environment, readEnvironment } from '../platform/env.ts'
import { memoize } from '../platform/memoize.ts'
import { storage } from '../platform/storage.ts'
import { isKeyTaken, isMissing } from '../platform/storage-errors.ts'
import type { TemplateVersion } from './versions.ts'

const LINK_LIFETIME_SECONDS = 300
/** Browsers may cache a template this long. */
const CACHE_SECONDS = 3600

export const templatesBucket = memoize(
  () => readEnvironment(environment.pick({ CORE_TEMPLATES_BUCKET: true })).CORE_TEMPLATES_BUCKET,
)

type Stored = Pick<TemplateVersion, 'file_path' | 'file_type'>

/** Writes an object; false if the key exists. */
export const putIfAbsent = async ({ file_path, file_type }: Stored, bytes: Uint8Array) => {
  try {
    await storage().send(
      new PutObjectCommand({
        Bucket: templatesBucket(),
        Key: file_path,
        Body: bytes,
        ContentType: CONTENT_TYPES[file_type],
        CacheControl: `max-age=${CACHE_SECONDS}`,
        IfNoneMatch: '*',
      }),
    )
    return true
  } catch (error) {
    if (isKeyTaken(error)) return false
    throw error
  }
}

/** An object's bytes and version, or undefined if it doesn't exist. */
export const readObject = async (
  key: string,
): Promise<{ bytes: Buffer; versionId?: string } | undefined> => {
  try {
    const found = await storage().send(
      new GetObjectCommand({ Bucket: templatesBucket(), Key: key }),
    )
    const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? [])
    return { bytes, versionId: found.VersionId }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A presigned link to a template's file that downloads it or shows it in the browser. */
export const presignTemplateUrl = (
  { file_path, file_type }: Stored,
  { fileName, inline }: { fileName: string; inline: boolean },
): Promise<string> =>
  getSignedUrl(
    storage(),
    new GetObjectCommand({
      Bucket: templatesBucket(),
      Key: file_path,
      ResponseContentType: CONTENT_TYPES[file_type],
      ResponseContentDisposition: contentDisposition(fileName, {
        type: inline ? 'inline' : 'attachment',
      }),
    }),
    { expiresIn: LINK_LIFETIME_SECONDS },
  )
