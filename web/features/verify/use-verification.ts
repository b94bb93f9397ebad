import { useRef, useState } from 'react'
import type { VerifiedFile } from '../../../shared/api/verification.ts'
import { apiErrorOf } from '../../api/api-error.ts'
import { loadApi } from '../../api/load-api.ts'
import { usePreload } from '../../ui/lazy-part.tsx'

/** Bytes per chunk: a few milliseconds each, so that the page stays responsive. */
const CHUNK_BYTES = 2 * 1024 * 1024

/** The file couldn't be read completely. */
export class UnreadableFile extends Error {}

const loadHash = () =>
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

/** The state of the chosen file. `share` is the fraction read, from 0 to 1. */
export type Verification =
  | { phase: 'idle' }
  | { phase: 'reading'; name: string; share: number }
  | { phase: 'genuine'; name: string; file: VerifiedFile; sha256: string }
  | { phase: 'unknown' | 'failed' | 'unreadable'; name: string }

const lookUpHash = async (name: string, sha256: string): Promise<Verification> => {
  try {
    const { api } = await loadApi()
    return { phase: 'genuine', name, sha256, file: await api.verifyFile({ sha256 }) }
  } catch (error) {
    return { phase: apiErrorOf(error).status === 404 ? 'unknown' : 'failed', name }
  }
}

/** Hashes a file locally and looks up the hash. A new file replaces the previous one. */
export const useVerification = () => {
  const [verification, setVerification] = useState<Verification>({ phase: 'idle' })
  usePreload(loadHash)
  const running = useRef(new AbortController())
  const stop = () => {
    running.current.abort()
    setVerification({ phase: 'idle' })
  }
  const verify = async (file: File) => {
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const { name } = file
    const show = (share: number) =>
      !signal.aborted && setVerification({ phase: 'reading', name, share })
    show(0)
    try {
      const outcome = await lookUpHash(name, await hashFile(file, show, signal))
      if (!signal.aborted) setVerification(outcome)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof UnreadableFile)) throw error
      setVerification({ phase: 'unreadable', name })
    }
  }
  return { verification, verify, stop }
}
