import { S3ServiceException } from '@aws-sdk/client-s3'

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** Whether the object doesn't exist. S3 returns 403 to callers who may not list the bucket. */
export const isMissing = (error: unknown): boolean => [403, 404].includes(statusOf(error) ?? 0)

/** Whether a write with `IfNoneMatch` failed because the key exists or is being written. */
export const isKeyTaken = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0)
