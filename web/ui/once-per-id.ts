/** Loads once per id, because React's `use` needs the same promise on every call. A failed one is forgotten. */
export const oncePerId = <T>(load: (id: string) => Promise<T>) => {
  const promises = new Map<string, Promise<T>>()
  return (id: string): Promise<T> => {
    const known = promises.get(id)
    if (known) return known
    const promise = load(id)
    promise.catch(() => promises.delete(id))
    promises.set(id, promise)
    return promise
  }
}
