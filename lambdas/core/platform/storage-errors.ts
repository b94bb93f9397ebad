import { S3ServiceException } from '@aws-sdk/client-s3'

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/**
 * Whether the object does not exist. S3 answers 403 for a missing key to callers who may not list the
 * bucket.
 */
export const isMissing = (error: unknown): boolean => [403, 404].includes(statusOf(error) ?? 0)

/** Whether a write with `IfNoneMatch` failed because an object of this key exists or is being written. */
export const isTaken = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0)
