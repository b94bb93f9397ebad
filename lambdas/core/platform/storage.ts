import { S3Client } from '@aws-sdk/client-s3'
import { memoize } from './memoize.ts'

/**
 * Checksums are sent only where S3 demands them: presigned uploads and other S3 servers refuse the
 * rest.
 */
export const storage = memoize(() => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }))
