import type { IncomingHttpHeaders } from 'node:http'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../local/credentials.ts'

/** Who asks which service: what a signature says of itself. */
export type Caller = { accessKeyId: string; service: string }

const CREDENTIAL = /Credential=([^/]+)\/\d+\/[^/]+\/([^/]+)\/aws4_request/

/**
 * Reads the credential scope of a signed request or a presigned address; browsers that upload with a
 * form sign nothing.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export const callerOf = (headers: IncomingHttpHeaders, url: URL): Caller | undefined => {
  const presigned = url.searchParams.get('X-Amz-Credential')
  const text = presigned ? `Credential=${presigned}` : (headers.authorization ?? '')
  const [, accessKeyId, service] = CREDENTIAL.exec(text) ?? []
  return accessKeyId && service ? { accessKeyId, service } : undefined
}

/** arn:aws:sqs:us-east-1:000000000000:orders */
export const arnOf = (service: string, resource: string): string =>
  `arn:aws:${service}:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${resource}`
