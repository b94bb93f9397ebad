/** Runs `use` on the browser's storage; undefined where it is forbidden or full. */
export const withStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(window.localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** A yes that this browser remembers; where storage is forbidden, it is forgotten with the page. */
export const browserFlag = (key: string) => {
  let here = false
  return {
    isSet: (): boolean => here || withStorage((storage) => storage.getItem(key)) === 'true',
    set: (): void => {
      here = true
      withStorage((storage) => storage.setItem(key, 'true'))
    },
  }
}
