let generation = 0

/** Clears all memoized values, for a process whose environment changes. */
export const resetMemoized = (): void => {
  generation += 1
}

/**
 * Computes a value once and caches it, so that a warm function reuses its clients. Rejected promises and values
 * older than `lifetimeMs` are computed again.
 */
export const memoize = <T>(compute: () => T, lifetimeMs = Number.POSITIVE_INFINITY): (() => T) => {
  let cached: { value: T; generation: number; until: number } | undefined
  const clear = () => {
    cached = undefined
  }
  return () => {
    if (cached?.generation !== generation || Date.now() >= cached.until) {
      cached = { value: compute(), generation, until: Date.now() + lifetimeMs }
      if (cached.value instanceof Promise) cached.value.catch(clear)
    }
    return cached.value
  }
}

/** How long secrets are cached, so that a rotation needs no deployment. */
export const SECRET_LIFETIME_MS = 5 * 60_000
