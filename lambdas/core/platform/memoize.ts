/**
 * Computes on first use and keeps the result: a warm function builds its clients once.
 * A promise that rejects is forgotten, so that the next call tries again.
 */
export const memoize = <T>(make: () => T): (() => T) => {
  let kept: { value: T } | undefined
  const forget = () => {
    kept = undefined
  }
  return () => {
    if (!kept) {
      kept = { value: make() }
      if (kept.value instanceof Promise) kept.value.catch(forget)
    }
    return kept.value
  }
}
