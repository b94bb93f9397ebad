import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Bytes that are read and hashed at a time: some milliseconds each, so that the page stays awake. */
const PIECE = 2 * 1024 * 1024

/** The file could not be read to its end. */
export class UnreadableFile extends Error {}

/**
 * The SHA-256 of a file in hexadecimal, piece by piece: a file of any size needs the memory of one piece.
 * `onProgress` gets the share that was read, from 0 to 1.
 * @throws UnreadableFile; rejects with the signal's reason when it is aborted.
 */
export const hashFile = async (
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> => {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += PIECE) {
    signal.throwIfAborted()
    const piece = await file
      .slice(at, at + PIECE)
      .arrayBuffer()
      .catch(() => {
        throw new UnreadableFile()
      })
    hash.update(new Uint8Array(piece))
    onProgress(Math.min(1, (at + PIECE) / file.size))
  }
  return bytesToHex(hash.digest())
}
