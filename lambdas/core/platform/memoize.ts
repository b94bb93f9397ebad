let generation = 0

/** Has everything that was memoized computed again: for a process that is given another environment. */
export const resetMemoized = (): void => {
  generation += 1
}

/**
 * Computes on first use and keeps the result: a warm function builds its clients once.
 * A promise that rejects is forgotten, so that the next call tries again, and so is what is older than `lifetimeMs`.
 */
export const memoize = <T>(make: () => T, lifetimeMs = Number.POSITIVE_INFINITY): (() => T) => {
  let kept: { value: T; generation: number; until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return () => {
    if (kept?.generation !== generation || Date.now() >= kept.until) {
      kept = { value: make(), generation, until: Date.now() + lifetimeMs }
      if (kept.value instanceof Promise) kept.value.catch(forget)
    }
    return kept.value
  }
}

/** Secrets are read again after so long: a rotation needs no deployment. */
export const SECRET_LIFETIME_MS = 5 * 60_000
