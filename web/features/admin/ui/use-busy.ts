import { useState } from 'react'

/** `busy` is true while `work` runs. */
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
