import { pause } from './pause.ts'

type Options = {
  milliseconds: number
  run: () => Promise<unknown>
  /** What the error line calls it. */
  name: string
  report?: (line: string) => void
}

/**
 * Runs `run` every so many milliseconds, counted from the end of the last run: never two at once.
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
  while (await pause(milliseconds, signal)) {
    try {
      await run()
    } catch (error) {
      report(`${name}: ${error}`)
    }
  }
}
