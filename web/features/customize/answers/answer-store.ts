import { type DeviceStorage, keep } from './device-storage.ts'

/** What a write found: done, no room on the device, or an entry that somebody else has changed. */
export type WriteOutcome = 'saved' | 'refused' | 'changed'

/**
 * One entry of the device's storage that several tabs may write. It remembers the text it read or
 * wrote last, so that a write never covers up what another tab has written since.
 */
export const answerStore = (storage: DeviceStorage, key: string) => {
  let known = storage.getItem(key)
  return {
    key,
    /** The entry as it is now; from here on it counts as seen. */
    read: (): string | null => {
      known = storage.getItem(key)
      return known
    },
    write: (text: string): WriteOutcome => {
      const present = storage.getItem(key)
      if (present === text) known = text
      if (present !== known) return 'changed'
      if (!keep(storage, key, text)) return 'refused'
      known = text
      return 'saved'
    },
    forget: (): void => {
      storage.removeItem(key)
      known = null
    },
  }
}

export type AnswerStore = ReturnType<typeof answerStore>
