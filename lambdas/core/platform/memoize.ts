let generation = 0

/** Has everything that was memoized computed anew: for a process that is given another environment. */
export const resetMemoized = (): void => {
  generation += 1
}

/**
 * Computes on first use and keeps the result: a warm function builds its clients once.
 * A promise that rejects is forgotten, so that the next call tries again.
 */
export const memoize = <T>(make: () => T): (() => T) => {
  let kept: { value: T; generation: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return () => {
    if (kept?.generation !== generation) {
      kept = { value: make(), generation }
      if (kept.value instanceof Promise) kept.value.catch(forget)
    }
    return kept.value
  }
}
