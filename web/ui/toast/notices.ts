export type Notice = {
  type: 'success' | 'info' | 'warning' | 'error' | 'loading'
  title: string
  description?: string
  /** Milliseconds on the screen, if other than `DURATION`. */
  duration?: number
}
export type NumberedNotice = Notice & { id: number }

/** The specification's numbers: at once, and milliseconds on the screen. */
const MOST = 3
export const DURATION = 4000

let all: readonly NumberedNotice[] = []
let shown: readonly NumberedNotice[] = []
let last = 0
const watchers = new Set<() => void>()

const update = (next: readonly NumberedNotice[]) => {
  all = next
  shown = all.slice(0, MOST)
  for (const tell of watchers) tell()
}

/** Adds a notice; a fourth waits until one of the three on the screen has left. */
export const notify = (notice: Notice): void => {
  last += 1
  update([...all, { ...notice, id: last }])
}

export const dismiss = (id: number): void => update(all.filter((notice) => notice.id !== id))

/** For useSyncExternalStore: what is on the screen, oldest first. */
export const notices = {
  subscribe: (tell: () => void) => {
    watchers.add(tell)
    return () => {
      watchers.delete(tell)
    }
  },
  shown: () => shown,
}
