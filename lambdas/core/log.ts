type Detail = string | number | boolean | undefined

const write = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, Detail>,
) => {
  const line = JSON.stringify({ level, event, time: new Date().toISOString(), ...details })
  process.stdout.write(`${line}\n`)
}

/** The first place in the stack. A message may hold what a person typed: it is never logged. */
const whereOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .find((line) => /^ +at .+:\d+:\d+\)?$/.test(line))
    ?.trim()

/** One JSON line per event. Details are ids and numbers: never tokens, answers or e-mail addresses. */
export const log = {
  info: (event: string, details: Record<string, Detail> = {}) => write('info', event, details),
  warn: (event: string, details: Record<string, Detail> = {}) => write('warn', event, details),
  error: (event: string, error: unknown, details: Record<string, Detail> = {}) =>
    write('error', event, {
      ...details,
      error: error instanceof Error ? error.name : typeof error,
      at: error instanceof Error ? whereOf(error) : undefined,
    }),
}

/** Enough of an order or session id to find it, too little to use it as a reference. */
export const shortId = (id: string): string => id.slice(0, 12)
