import { useState } from 'react'

/** Runs one thing at a time; `busy` while it runs. */
export const useBusy = (): { busy: boolean; run: (work: () => Promise<void>) => Promise<void> } => {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
