let generation = 0

/** Clears all memoized values, for a process whose environment changes. */
export const resetMemoized = (): void => {
  generation += 1
}

/**
 * Computes on first use and keeps the result: a warm function builds its clients once.
 * A promise that rejects is forgotten, so that the next call tries again, and so is what is older than `lifetimeMs`.
 */
export const memoize = <T>(make: () => T, lifetimeMs = Number.POSITIVE_INFINITY): (() => T) => {
  let cached: { value: T; generation: number; until: number } | undefined
  const forget = () => {
    cached = undefined
  }
  return () => {
    if (cached?.generation !== generation || Date.now() >= cached.until) {
      cached = { value: make(), generation, until: Date.now() + lifetimeMs }
      if (cached.value instanceof Promise) cached.value.catch(forget)
    }
    return cached.value
  }
}

/** Secrets are read again after so long: a rotation needs no deployment. */
export const SECRET_LIFETIME_MS = 5 * 60_000
