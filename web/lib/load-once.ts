/**
 * Loads by id, once per visit: React's `use` needs the same promise each time. What `loaded` finds is drawn without
 * waiting.
 */
export const loadOnce = <T>(load: (id: string) => Promise<T>) => {
  const loading = new Map<string, Promise<T>>()
  const loaded = new Map<string, T>()
  const begin = async (id: string): Promise<T> => {
    const result = await load(id)
    loaded.set(id, result)
    return result
  }
  return {
    load: (id: string): Promise<T> => {
      const known = loading.get(id)
      if (known) return known
      const fresh = begin(id)
      loading.set(id, fresh)
      return fresh
    },
    loaded: (id: string): T | undefined => loaded.get(id),
  }
}
