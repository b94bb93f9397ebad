/** Bytes per chunk: a few milliseconds each, so that the page stays responsive. */
const CHUNK_BYTES = 2 * 1024 * 1024

/** The file couldn't be read completely. */
export class UnreadableFile extends Error {}

export const loadHash = () =>
  Promise.all([import('@noble/hashes/sha2.js'), import('@noble/hashes/utils.js')])

/**
 * The SHA-256 of a file in hexadecimal, chunk by chunk, so that memory use is constant.
 * `onProgress` gets the share read, from 0 to 1.
 * @throws UnreadableFile; rejects with the signal's reason if aborted
 */
export const hashFile = async (
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> => {
  const [{ sha256 }, { bytesToHex }] = await loadHash()
  const hash = sha256.create()
  for (let offset = 0; offset < file.size; offset += CHUNK_BYTES) {
    signal.throwIfAborted()
    const chunk = await file
      .slice(offset, offset + CHUNK_BYTES)
      .arrayBuffer()
      .catch(() => {
        throw new UnreadableFile()
      })
    hash.update(new Uint8Array(chunk))
    onProgress(Math.min(1, (offset + CHUNK_BYTES) / file.size))
  }
  return bytesToHex(hash.digest())
}
