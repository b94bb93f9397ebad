export type Keyed<T> = { key: string; item: T }

/**
 * Gives each item a key made of its name and how often that name has come before, so that an item
 * that appears does not disturb the keys of differently named ones after it.
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
