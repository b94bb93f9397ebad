import { startTransition, useEffect, useState } from 'react'

/** The value once it has stood still for `pause` milliseconds, taken over without haste. */
export const useQuiet = <T>(value: T, pause: number): T => {
  const [quiet, setQuiet] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setQuiet(value)), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return quiet
}
