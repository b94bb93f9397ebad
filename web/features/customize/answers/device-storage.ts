/** What the form needs of the browser's storage. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Undefined where the browser refuses storage (blocked site data, a private window, no room). */
export const openStorage = (
  pick: () => DeviceStorage = () => window.localStorage,
): DeviceStorage | undefined => {
  const probe = 'storage-probe'
  try {
    const storage = pick()
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** False when the text could not be kept, for example because the device has no room left. */
export const keep = (storage: DeviceStorage, key: string, text: string): boolean => {
  try {
    storage.setItem(key, text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

/** Lasts as long as the page: what remains when the browser refuses storage. */
export const memoryStorage = (): DeviceStorage => {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  }
}
