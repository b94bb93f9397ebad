import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import {
  type AllowedOrigins,
  cacheControl,
  fallbackCacheControl,
  NOT_FOUND_FILE,
  securityHeaders,
  siteFile,
} from '../site/site-rules.ts'

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/
/** CloudFront doesn't compress smaller files. */
const MIN_COMPRESSED_BYTES = 1000

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Encoding = keyof typeof encoders

/** The encoding for a file: brotli or gzip if accepted, null for incompressible files. */
const encodingFor = (accepted: string, type: string, bytes: number): Encoding | null => {
  if (!TEXT.test(type) || bytes < MIN_COMPRESSED_BYTES) return null
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

/** Compresses each file version once. */
const createCompressor = () => {
  const compressed = new Map<string, Promise<Buffer>>()
  return (version: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${version}`
    const result = compressed.get(key) ?? encoders[encoding](bytes)
    compressed.set(key, result)
    return result
  }
}

type Options = {
  /** The web build. */
  distDir: string
  /** Other origins that pages may access. */
  allowed?: AllowedOrigins
}

/**
 * Serves the web build like CloudFront: the rules and headers of site-rules.ts, 404 pages, ETags
 * and compression. Paths are never decoded, so none can escape the folder.
 */
export const siteApp = ({ distDir, allowed }: Options): Hono => {
  const compress = createCompressor()
  const pages = htmlFiles(distDir)
  const app = new Hono()
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(securityHeaders(pathOf(c), allowed)))
      c.header(name, value)
    c.header('Cache-Control', fallbackCacheControl(pathOf(c)))
    await next()
  })
  app.get('*', async (c) => {
    const { file, status } = siteFile(pathOf(c), pages, new URL(c.req.url).searchParams)
    const requested = await readIfExists(distDir, file)
    if (requested) return sendFile(c, requested, file, status, compress)
    const page = await readIfExists(distDir, NOT_FOUND_FILE)
    if (page) return sendFile(c, page, NOT_FOUND_FILE, 404, compress)
    return c.text('The site has not been built.', 404)
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  return app
}

const pathOf = (c: Context): string => new URL(c.req.url).pathname

const htmlFiles = (folder: string): string[] => {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`)
}

const readIfExists = async (folder: string, file: string): Promise<Buffer | null> => {
  const path = join(folder, file)
  return existsSync(path) ? readFile(path) : null
}

const sendFile = async (
  c: Context,
  bytes: Buffer,
  file: string,
  status: 200 | 404,
  compress: ReturnType<typeof createCompressor>,
): Promise<Response> => {
  const type = getMimeType(file) ?? 'application/octet-stream'
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
  c.header('Cache-Control', cacheControl(file))
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding')
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304)
  c.header('Content-Type', type)
  const encoding = encodingFor(c.req.header('accept-encoding') ?? '', type, bytes.length)
  if (!encoding) return c.body(new Uint8Array(bytes), status)
  c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(await compress(`${file} ${etag}`, bytes, encoding)), status)
}
