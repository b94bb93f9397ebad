/**
 * Counts who uses a name. `use(name)` gives back the end of that use; once nobody has used a name
 * for `after` milliseconds, `forget` is told.
 */
export const keeper = (after: number, forget: (name: string) => void) => {
  const users = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const release = (name: string) => {
    const left = (users.get(name) ?? 0) - 1
    users.set(name, left)
    if (left > 0) return
    timers.set(
      name,
      setTimeout(() => forget(name), after),
    )
  }
  return {
    use: (name: string): (() => void) => {
      clearTimeout(timers.get(name))
      users.set(name, (users.get(name) ?? 0) + 1)
      return () => release(name)
    },
  }
}
