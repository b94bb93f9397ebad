import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { LOCAL_CREDENTIALS, roleOfKey } from '../account.ts'
import { s3Error } from './responses.ts'

type SignatureFields = {
  credential: string
  signedHeaders: string
  signature: string
  date: string
  payload: string
}

/**
 * Checks Signature Version 4 in the Authorization header or in a presigned URL, and its expiry.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 * @throws the error that S3 responds with
 */
export const checkSignature = (request: Request, now: Date): void => {
  const url = new URL(request.url)
  const fields = fromQuery(url, now) ?? fromHeader(request)
  if (!fields) throw s3Error(403, 'AccessDenied', 'Access Denied')
  const scope = scopeOf(fields.credential)
  const stringToSign = `AWS4-HMAC-SHA256\n${fields.date}\n${scope}\n${sha256(canonicalRequest(request, url, fields))}`
  verifySignature(stringToSign, scope, fields.signature)
}

/** The part of a credential after the access key: date/region/service/aws4_request. */
export const scopeOf = (credential: string): string => {
  const [accessKey = '', ...scope] = credential.split('/')
  if (roleOfKey(accessKey) === undefined) throw s3Error(403, 'InvalidAccessKeyId')
  return scope.join('/')
}

/** Compares a hex signature of a string to sign with ours. @throws SignatureDoesNotMatch */
export const verifySignature = (stringToSign: string, scope: string, signature: string): void => {
  const seed = Buffer.from(`AWS4${LOCAL_CREDENTIALS.secretAccessKey}`)
  const key = scope.split('/').reduce(hmac, seed)
  const actual = Buffer.from(signature, 'hex')
  const expected = hmac(key, stringToSign)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw s3Error(403, 'SignatureDoesNotMatch')
}

const fromQuery = (url: URL, now: Date): SignatureFields | null => {
  const value = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? ''
  if (!value('Signature')) return null
  const expires = timeOf(value('Date')) + Number(value('Expires')) * 1000
  if (!(now.getTime() < expires)) throw s3Error(403, 'AccessDenied', 'Request has expired')
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders'),
    signature: value('Signature'),
    date: value('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  }
}

const fromHeader = (request: Request): SignatureFields | null => {
  const pattern = /^AWS4-HMAC-SHA256 Credential=(.+?), ?SignedHeaders=(.+?), ?Signature=(\w+)$/
  const match = pattern.exec(request.headers.get('authorization') ?? '')
  if (!match) return null
  const [, credential = '', signedHeaders = '', signature = ''] = match
  return {
    credential,
    signedHeaders,
    signature,
    date: request.headers.get('x-amz-date') ?? '',
    payload: request.headers.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD',
  }
}

const canonicalRequest = (request: Request, url: URL, fields: SignatureFields): string =>
  [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(uriEncode).join('/'),
    canonicalQuery(url),
    ...fields.signedHeaders.split(';').map((name) => `${name}:${headerValue(request, name)}`),
    '',
    fields.signedHeaders,
    fields.payload,
  ].join('\n')

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${uriEncode(name)}=${uriEncode(value)}`)
    .sort()
    .join('&')

const headerValue = (request: Request, name: string): string =>
  (request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')

/** RFC 3986: only unreserved characters stay. */
const uriEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Milliseconds of a date written 20260131T235959Z. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
