import { S3ServiceException } from '@aws-sdk/client-s3'

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** The object is not there: S3 answers 403 for a missing key to those who may not list the bucket. */
export const isMissing = (error: unknown): boolean => [403, 404].includes(statusOf(error) ?? 0)

/** An object of this key exists, or is being written: a write with `IfNoneMatch` gave way. */
export const isTaken = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0)
