/** The methods of the browser's storage that pages use. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The browser's storage; null in some embedded browsers. A page that is prerendered has an empty one. */
const browserStorage = (): DeviceStorage | null =>
  typeof window === 'undefined' ? memoryStorage() : window.localStorage

/**
 * Runs `use` on the browser's storage, localStorage unless `pick` returns another; undefined where there
 * is none, where it is forbidden (blocked site data) or full.
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

/** The storage for later use; undefined where there is none, where it is forbidden or full. */
export const openStorage = (pick?: () => DeviceStorage | null): DeviceStorage | undefined => {
  const probe = 'storage-probe'
  return withStorage((storage) => {
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  }, pick)
}

/** False when the text could not be stored, for example because the device has no room left. */
export const trySetItem = (storage: DeviceStorage, key: string, text: string): boolean =>
  withStorage(
    () => {
      storage.setItem(key, text)
      return true
    },
    () => storage,
  ) ?? false

/** Lasts as long as the page: the substitute where the browser refuses storage. */
export const memoryStorage = (): DeviceStorage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (at) => [...items.keys()][at] ?? null,
    get length() {
      return items.size
    },
  }
}
