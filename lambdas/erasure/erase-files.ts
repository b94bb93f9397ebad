import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import { documentsBucket, keyFrom, keyStarts } from '../core/files.ts'
import type { ReadyOrder } from '../core/orders/order.ts'
import { storage } from '../core/platform/storage.ts'

/** Every version and delete marker of the keys that begin so. One answer of S3 names a thousand. */
const versionsFrom = async (prefix: string) => {
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

const erase = async (prefix: string, which: (key: string) => boolean) => {
  const versions = await versionsFrom(prefix)
  await Promise.all(
    versions
      .filter(({ Key = '' }) => which(Key))
      .map(({ Key, VersionId }) =>
        storage().send(new DeleteObjectCommand({ Bucket: documentsBucket(), Key, VersionId })),
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
