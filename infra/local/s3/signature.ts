import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { LOCAL_CREDENTIALS, nameOfKey } from '../credentials.ts'
import { refusal } from './refusal.ts'

type Claim = {
  credential: string
  signedHeaders: string
  signature: string
  date: string
  payload: string
}

/**
 * Checks Signature Version 4 in the Authorization header or in a presigned URL, and its expiry.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 * @throws the refusal S3 would answer with
 */
export const checkSignature = (request: Request, now: Date): void => {
  const url = new URL(request.url)
  const claim = fromQuery(url, now) ?? fromHeader(request)
  if (!claim) throw refusal(403, 'AccessDenied', 'Access Denied')
  const scope = scopeOf(claim.credential)
  const text = `AWS4-HMAC-SHA256\n${claim.date}\n${scope}\n${sha256(canonical(request, url, claim))}`
  checkText(text, scope, claim.signature)
}

/** The part of a credential after the access key: date/region/service/aws4_request. */
export const scopeOf = (credential: string): string => {
  const [accessKey = '', ...scope] = credential.split('/')
  if (nameOfKey(accessKey) === undefined) throw refusal(403, 'InvalidAccessKeyId')
  return scope.join('/')
}

/** Compares a hex signature of `text` with ours. @throws SignatureDoesNotMatch */
export const checkText = (text: string, scope: string, signature: string): void => {
  const seed = Buffer.from(`AWS4${LOCAL_CREDENTIALS.secretAccessKey}`)
  const key = scope.split('/').reduce(hmac, seed)
  const given = Buffer.from(signature, 'hex')
  const wanted = hmac(key, text)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw refusal(403, 'SignatureDoesNotMatch')
}

const fromQuery = (url: URL, now: Date): Claim | null => {
  const value = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? ''
  if (!value('Signature')) return null
  const expires = timeOf(value('Date')) + Number(value('Expires')) * 1000
  if (!(now.getTime() < expires)) throw refusal(403, 'AccessDenied', 'Request has expired')
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders'),
    signature: value('Signature'),
    date: value('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  }
}

const fromHeader = (request: Request): Claim | null => {
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

const canonical = (request: Request, url: URL, claim: Claim): string =>
  [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(escapeUri).join('/'),
    canonicalQuery(url),
    ...claim.signedHeaders.split(';').map((name) => `${name}:${headerValue(request, name)}`),
    '',
    claim.signedHeaders,
    claim.payload,
  ].join('\n')

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escapeUri(name)}=${escapeUri(value)}`)
    .sort()
    .join('&')

const headerValue = (request: Request, name: string): string =>
  (request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')

/** RFC 3986: only unreserved characters stay. */
const escapeUri = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Milliseconds of a date written 20260131T235959Z. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
