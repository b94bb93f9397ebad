let generation = 0

/** Clears all memoized values, for a process whose environment changes. */
export const resetMemoized = (): void => {
  generation += 1
}

/**
 * Computes on first use and caches the result, so that a warm function creates its clients once. A
 * rejected promise is not cached.
 */
export const memoize = <T>(make: () => T): (() => T) => {
  let cached: { value: T; generation: number } | undefined
  const clear = () => {
    cached = undefined
  }
  return () => {
    if (cached?.generation !== generation) {
      cached = { value: make(), generation }
      if (cached.value instanceof Promise) cached.value.catch(clear)
    }
    return cached.value
  }
}
