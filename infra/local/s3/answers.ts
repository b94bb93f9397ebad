import type { StoredObject } from './objects.ts'
import { refusal } from './refusal.ts'
import { escapeMarkup } from './xml.ts'

/** The response headers a presigned URL may set, by query parameter. */
const OVERRIDES = {
  'response-content-disposition': 'content-disposition',
  'response-content-type': 'content-type',
  'response-cache-control': 'cache-control',
} as const

/** The answer to GET and HEAD, with `Range: bytes=` and response overrides honoured. */
export const objectAnswer = (object: StoredObject, request: Request): Response => {
  const range = rangeOf(request.headers.get('range'), object.body.length)
  const part = range ? object.body.subarray(range.start, range.end + 1) : object.body
  const headers = new Headers({
    'content-type': 'binary/octet-stream',
    ...object.headers,
    'accept-ranges': 'bytes',
    'content-length': String(part.length),
    'last-modified': object.modified,
    etag: object.etag,
  })
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${object.body.length}`)
  const { searchParams } = new URL(request.url)
  for (const [parameter, header] of Object.entries(OVERRIDES)) {
    const value = searchParams.get(parameter)
    if (value) headers.set(header, value)
  }
  const body = request.method === 'HEAD' ? null : new Uint8Array(part)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** First and last byte of one range; forms S3 ignores (several ranges) give the whole object. */
const rangeOf = (header: string | null, size: number): { start: number; end: number } | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (start > end) throw refusal(416, 'InvalidRange', 'The requested range is not satisfiable')
  return { start, end }
}

/** ListObjectsV2 of keys that are already filtered and sorted. */
export const listAnswer = (bucket: string, keys: string[]): Response =>
  xmlAnswer('ListBucketResult', bucket, [
    `<KeyCount>${keys.length}</KeyCount>`,
    ...keys.map((key) => `<Contents><Key>${escapeMarkup(key)}</Key></Contents>`),
  ])

/** ListObjectVersions: this stand-in keeps one version of each object, which S3 calls "null". */
export const versionsAnswer = (bucket: string, keys: string[]): Response =>
  xmlAnswer(
    'ListVersionsResult',
    bucket,
    keys.map(
      (key) =>
        `<Version><Key>${escapeMarkup(key)}</Key><VersionId>null</VersionId><IsLatest>true</IsLatest></Version>`,
    ),
  )

const xmlAnswer = (root: string, bucket: string, parts: string[]): Response =>
  new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<${root}><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${parts.join('')}</${root}>`,
    { headers: { 'Content-Type': 'application/xml' } },
  )
