import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for some milliseconds; resolves at once with false when the signal is aborted. */
export const waitUnlessAborted = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  sleep(milliseconds, true, { signal }).catch(() => false)

type Options = {
  milliseconds: number
  run: () => Promise<unknown>
  /** The name of the schedule in the line about an error. */
  name: string
  report?: (line: string) => void
}

/**
 * Calls `run` every so many milliseconds, counted from the end of the last run: never two at once.
 * `stop` resolves when a run under way has ended.
 */
export const startSchedule = (options: Options): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const done = repeat(options, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

const repeat = async (options: Options, signal: AbortSignal): Promise<void> => {
  const { milliseconds, run, name, report = console.error } = options
  while (await waitUnlessAborted(milliseconds, signal)) {
    try {
      await run()
    } catch (error) {
      report(`${name}: ${error}`)
    }
  }
}
