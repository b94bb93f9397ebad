import { HTTPException } from 'hono/http-exception'
import { type Xml, xmlDocument } from '../xml.ts'
import type { ListedVersion } from './bucket.ts'
import type { Version } from './versions.ts'

const xmlResponse = (content: Xml, status = 200): Response =>
  new Response(xmlDocument(content), { status, headers: { 'Content-Type': 'application/xml' } })

type Status = 400 | 403 | 404 | 405 | 412 | 416 | 501 | 503

/** An S3 error response, to be thrown: `Code` is S3's name of the error, for example NoSuchKey. */
export const s3Error = (
  status: Status,
  Code: string,
  Message = Code,
  headers: Record<string, string> = {},
): HTTPException => {
  const res = xmlResponse({ Error: { Code, Message } }, status)
  for (const [name, value] of Object.entries(headers)) res.headers.set(name, value)
  return new HTTPException(status, { res })
}

/** ListObjectsV2 of keys that are already filtered and sorted. */
export const listResponse = (bucket: string, keys: readonly string[]): Response =>
  xmlResponse({
    ListBucketResult: {
      Name: bucket,
      IsTruncated: 'false',
      KeyCount: keys.length,
      Contents: keys.map((Key) => ({ Key })),
    },
  })

const versionXml = ({ key, id, isLatest, modified, etag, size, isMarker }: ListedVersion): Xml => ({
  Key: key,
  VersionId: id,
  IsLatest: String(isLatest),
  LastModified: new Date(modified).toISOString(),
  ...(!isMarker && { ETag: etag, Size: size }),
})

/** One page of ListObjectVersions. */
export const versionsResponse = (
  bucket: string,
  page: readonly ListedVersion[],
  isTruncated: boolean,
): Response => {
  const last = page.at(-1)
  return xmlResponse({
    ListVersionsResult: {
      Name: bucket,
      IsTruncated: String(isTruncated),
      ...(isTruncated && { NextKeyMarker: last?.key, NextVersionIdMarker: last?.id }),
      Version: page.filter(({ isMarker }) => !isMarker).map(versionXml),
      DeleteMarker: page.filter(({ isMarker }) => isMarker).map(versionXml),
    },
  })
}

/** The headers of a version or a delete marker. */
export const versionHeaders = ({ id, isMarker }: Pick<Version, 'id' | 'isMarker'>) => ({
  'x-amz-version-id': id,
  ...(isMarker && { 'x-amz-delete-marker': 'true' }),
})

/** The response headers a presigned URL may set, by query parameter. */
const OVERRIDES = {
  'response-content-disposition': 'content-disposition',
  'response-content-type': 'content-type',
  'response-cache-control': 'cache-control',
} as const

/** The response to GET and HEAD; `Range: bytes=` and the response overrides take effect. */
export const objectResponse = (object: Version, request: Request): Response => {
  const range = rangeOf(request.headers.get('range'), object.body.length)
  const part = range ? object.body.subarray(range.start, range.end + 1) : object.body
  const headers = new Headers({
    'content-type': 'binary/octet-stream',
    ...object.headers,
    'accept-ranges': 'bytes',
    'content-length': String(part.length),
    'last-modified': object.modified,
    etag: object.etag,
    ...versionHeaders(object),
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

/**
 * First and last byte of a range. Like S3, ignores multiple ranges and returns the whole object.
 */
const rangeOf = (header: string | null, size: number): { start: number; end: number } | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (start > end) throw s3Error(416, 'InvalidRange', 'The requested range is not satisfiable')
  return { start, end }
}
