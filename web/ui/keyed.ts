export type Keyed<T> = { key: string; item: T }

/**
 * Gives each item a React key: its name and a count of that name so far. Inserting an item doesn't change the keys
 * of items with other names.
 */
export const withKeys = <T>(items: readonly T[], nameOf: (item: T) => string): Keyed<T>[] => {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: `${name}/${count}`, item }
  })
}
