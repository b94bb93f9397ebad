export type Keyed<T> = { key: string; item: T }

/**
 * Gives each item a React key of its name and how often the name occurred before, so that inserting an item
 * doesn't change the keys of differently named ones.
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
