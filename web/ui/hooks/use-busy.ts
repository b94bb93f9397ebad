import { useState } from 'react'

/** `busy` is true while `work` runs. */
export const useBusy = () => {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown> | undefined): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
