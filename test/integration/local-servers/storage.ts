import { S3Client } from '@aws-sdk/client-s3'
import { clientOptions } from '../../../infra/local/account.ts'
import { startS3 } from '../../../infra/local/s3/start-s3.ts'

/** The site that may upload with a form. */
const ORIGIN = 'http://site.test'

/** The local S3 over a folder, and a client of it. */
export const startStorage = async (dataDir: string, now = () => new Date()) => {
  const server = await startS3({ port: 0, dataDir, origin: ORIGIN, now })
  const s3 = new S3Client({
    ...clientOptions,
    endpoint: server.url,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const stop = async () => {
    s3.destroy()
    await server.stop()
  }
  return { s3, stop }
}
