import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import { documentsBucket, filePrefixesOf, keyWithPrefix } from '../core/files.ts'
import type { ReadyOrder } from '../core/orders/order.ts'
import { storage } from '../core/platform/storage.ts'

/** All versions and delete markers of the keys with this prefix. S3 returns at most 1000 per page. */
const listVersions = async (prefix: string) => {
  const found: { Key?: string; VersionId?: string }[] = []
  let next: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {}
  while (next) {
    const page: ListObjectVersionsCommandOutput = await storage().send(
      new ListObjectVersionsCommand({ Bucket: documentsBucket(), Prefix: prefix, ...next }),
    )
    found.push(...(page.Versions ?? []), ...(page.DeleteMarkers ?? []))
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page
    next = page.IsTruncated ? { KeyMarker, VersionIdMarker } : undefined
  }
  return found
}

const erase = async (prefix: string, shouldErase: (key: string) => boolean) => {
  const versions = await listVersions(prefix)
  await Promise.all(
    versions
      .filter(({ Key = '' }) => shouldErase(Key))
      .map(({ Key, VersionId }) =>
        storage().send(new DeleteObjectCommand({ Bucket: documentsBucket(), Key, VersionId })),
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
  const eraseWithPrefix = (prefix: string) => {
    const keys = new Set(
      older.flatMap((revision) =>
        FILE_FORMATS.map((format) => keyWithPrefix(prefix, format, revision)),
      ),
    )
    return erase(prefix, (key) => keys.has(key))
  }
  await Promise.all(filePrefixesOf(id).map(eraseWithPrefix))
}
