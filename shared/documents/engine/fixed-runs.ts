import type { Run } from './model.ts'

/** Whether every document of the process has these runs. */
export const isFixed = (runs: readonly Run[]): boolean => Object.isFrozen(runs)

/** The function with its results for fixed runs kept; they go with the runs. */
export const keptForFixed = <T extends object | string>(
  make: (runs: readonly Run[]) => T,
): ((runs: readonly Run[]) => T) => {
  const known = new WeakMap<readonly Run[], T>()
  return (runs) => {
    const kept = known.get(runs)
    if (kept !== undefined) return kept
    const made = make(runs)
    if (isFixed(runs)) known.set(runs, made)
    return made
  }
}
