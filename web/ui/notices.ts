export type Notice = {
  type: 'success' | 'info' | 'warning' | 'error' | 'loading'
  title: string
  description?: string
  /** Milliseconds on the screen, if other than `DURATION`. */
  duration?: number
}
export type NumberedNotice = Notice & { id: number }

/** The specification's limits: notices on the screen, and milliseconds on the screen. */
const MAX_SHOWN = 3
export const DURATION = 4000

let all: readonly NumberedNotice[] = []
let shown: readonly NumberedNotice[] = []
let last = 0
const listeners = new Set<() => void>()

const update = (next: readonly NumberedNotice[]) => {
  all = next
  shown = all.slice(0, MAX_SHOWN)
  for (const listener of listeners) listener()
}

/**
 * Adds a notice; a fourth waits until one of the three on the screen is dismissed. A success takes the errors of
 * earlier tries away.
 */
export const notify = (notice: Notice): void => {
  last += 1
  const kept = notice.type === 'success' ? all.filter(({ type }) => type !== 'error') : all
  update([...kept, { ...notice, id: last }])
}

export const dismiss = (id: number): void => update(all.filter((notice) => notice.id !== id))

/** A store for useSyncExternalStore: the notices on the screen, oldest first. */
export const notices = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  shown: () => shown,
}
