import { useRef, useState } from 'react'
import type { VerifiedFile } from '../../../shared/api/verification.ts'
import { apiErrorOf } from '../../api/api-error.ts'
import { loadApi } from '../../api/load-api.ts'
import { usePreload } from '../../ui/lazy-part.tsx'
import { hashFile, loadHash, UnreadableFile } from './hash-file.ts'

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
