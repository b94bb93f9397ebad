/** The part of the Web Storage API that the site uses. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The browser's storage; null in some embedded browsers. Prerendering has an empty one. */
const browserStorage = (): DeviceStorage | null =>
  typeof window === 'undefined' ? memoryStorage() : window.localStorage

/**
 * Runs `use` with the browser's storage: localStorage, unless `pick` returns another. Returns undefined if
 * storage is missing, blocked or full.
 */
export const withStorage = <T>(
  use: (storage: DeviceStorage) => T,
  pick: () => DeviceStorage | null = browserStorage,
): T | undefined => {
  try {
    const storage = pick()
    return storage === null ? undefined : use(storage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** The storage, to be used later; undefined if it is missing, blocked or full. */
export const openStorage = (pick?: () => DeviceStorage | null): DeviceStorage | undefined => {
  const probe = 'storage-probe'
  return withStorage((storage) => {
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  }, pick)
}

/** False if the text couldn't be stored, for example because storage is full. */
export const trySetItem = (storage: DeviceStorage, key: string, text: string): boolean =>
  withStorage(
    () => {
      storage.setItem(key, text)
      return true
    },
    () => storage,
  ) ?? false

/** A substitute for blocked storage. Lasts until the page is closed. */
export const memoryStorage = (): DeviceStorage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

/** Parses stored JSON; undefined if there is none or it is invalid. */
export const readJson = (text: string | null | undefined): unknown => {
  try {
    return text ? JSON.parse(text) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
