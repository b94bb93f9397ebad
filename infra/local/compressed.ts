import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/
/** Below this many bytes CloudFront does not compress either. */
const LEAST_BYTES = 1000

const squeeze = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Encoding = keyof typeof squeeze

/** What the browser takes of what we offer, for content that gets smaller; null for none. */
export const encodingFor = (accepted: string, type: string, bytes: number): Encoding | null => {
  if (!TEXT.test(type) || bytes < LEAST_BYTES) return null
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

/** Compresses each version of a file once; `version` tells versions and files apart. */
export const compressor = () => {
  const done = new Map<string, Promise<Buffer>>()
  return (version: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${version}`
    const result = done.get(key) ?? squeeze[encoding](bytes)
    done.set(key, result)
    return result
  }
}
