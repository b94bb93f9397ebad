import { setTimeout as sleep } from 'node:timers/promises'

/** Waits; resolves immediately with false when the signal is aborted. */
export const waitUnlessAborted = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  sleep(milliseconds, true, { signal }).catch(() => false)

type Options = {
  milliseconds: number
  run: () => Promise<unknown>
  /** The name in error messages. */
  name: string
  report?: (line: string) => void
}

/**
 * Calls `run` repeatedly, with the interval counted from the end of the last run, so that runs
 * never overlap. `stop` resolves when the current run has ended.
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
