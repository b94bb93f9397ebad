import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashFile, UnreadableFile } from '../../../web/features/verify/use-verification.ts'

const CHUNK_BYTES = 2 * 1024 * 1024
const never = new AbortController().signal

it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES + 7])(
  'hashes a file of %i bytes like any other SHA-256 implementation',
  async (size) => {
    const bytes = new Uint8Array(size).map((_, index) => index % 251)
    const shares: number[] = []
    const hash = await hashFile(new Blob([bytes]), (share) => shares.push(share), never)
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(shares).toHaveLength(Math.ceil(size / CHUNK_BYTES))
    expect(shares.at(-1) ?? 1).toBe(1)
  },
)

it('reads a 200 MB file in chunks, and can be aborted between chunks', async () => {
  const stop = new AbortController()
  let pieces = 0
  const huge = {
    size: 200 * 1024 * 1024,
    slice: (from: number, to: number) => {
      expect(to - from).toBe(CHUNK_BYTES)
      pieces += 1
      if (pieces === 5) stop.abort()
      return new Blob([new Uint8Array(CHUNK_BYTES)])
    },
  }
  const hashing = hashFile({ ...huge } as unknown as Blob, () => {}, stop.signal)
  await expect(hashing).rejects.toThrow()
  expect(pieces).toBe(5)
})

it('reports a file that cannot be read to its end', async () => {
  const gone = {
    size: 10,
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone')) }),
  } as unknown as Blob
  await expect(hashFile(gone, () => {}, never)).rejects.toThrow(UnreadableFile)
})
