import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { Refusal, refuseIf } from '../refusal.ts'
import type { PackedEntry } from './packed-data.ts'

const chunksOf = ({ method, data }: PackedEntry): AsyncIterable<Buffer> | Buffer[] =>
  method === 0 ? [data] : Readable.from([data]).pipe(createInflateRaw())

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(Z_|ERR_)/.test(String(error.code))

/**
 * Unpacks an entry piece by piece, for `take` to look at, and stops where it grows beyond the size
 * it declared: declared sizes may lie.
 * @throws Refusal when it is longer, shorter or other than declared.
 */
export const unpack = async (entry: PackedEntry, take: (chunk: Buffer) => void): Promise<void> => {
  let size = 0
  let checksum = 0
  try {
    for await (const chunk of chunksOf(entry)) {
      size += chunk.length
      refuseIf(size > entry.unpacked, 'tooMuchInside')
      checksum = crc32(chunk, checksum)
      take(chunk)
    }
  } catch (error) {
    throw isZlibError(error) ? new Refusal('damaged') : error
  }
  refuseIf(size !== entry.unpacked || checksum !== entry.crc, 'damaged')
}
