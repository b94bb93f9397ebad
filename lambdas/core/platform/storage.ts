import { S3Client } from '@aws-sdk/client-s3'
import { memoize } from './memoize.ts'

/**
 * Checksums only where S3 requires them, because presigned uploads and other S3 servers reject them
 * elsewhere.
 */
export const storage = memoize(() => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }))
