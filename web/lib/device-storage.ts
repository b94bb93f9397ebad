/** The methods of the browser's storage that pages use. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The browser's storage; where a page is drawn at build time, one that holds nothing. */
const ofBrowser = (): DeviceStorage =>
  typeof window === 'undefined' ? memoryStorage() : window.localStorage

/**
 * Runs `use` on the browser's storage, localStorage unless `pick` gives another; undefined where storage
 * is forbidden (blocked site data) or has no room left.
 */
export const withStorage = <T>(
  use: (storage: DeviceStorage) => T,
  pick: () => DeviceStorage = ofBrowser,
): T | undefined => {
  try {
    return use(pick())
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** The storage for later use; undefined where it is forbidden or has no room left. */
export const openStorage = (pick?: () => DeviceStorage): DeviceStorage | undefined => {
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
