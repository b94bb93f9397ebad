export type Keyed<T> = { key: string; item: T }

/**
 * Gives each item a React key made of its name and of the number of times that name has come before,
 * so that an added item leaves the keys of differently named ones unchanged.
 */
export const keyed = <T>(items: readonly T[], nameOf: (item: T) => string): Keyed<T>[] => {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: `${name}/${count}`, item }
  })
}
