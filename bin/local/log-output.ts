import * as z from 'zod'

const logLine = z.looseObject({ time: z.iso.datetime(), level: z.string(), event: z.string() })
const metricLine = z.looseObject({ _aws: z.looseObject({}) })

const parse = (text: string): unknown => {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether a line is in CloudWatch's embedded metric format. These lines duplicate log events. */
export const isMetric = (text: string): boolean => metricLine.safeParse(parse(text)).success

/**
 * Formats a JSON log line: `03:57:12 info  order.paid  order=ord_0a1b2c3d amount=1900`. Metrics
 * become ''; other text is unchanged.
 */
export const readableLog = (text: string): string => {
  if (isMetric(text)) return ''
  const { data } = logLine.safeParse(parse(text))
  if (!data) return text
  const { time, level, event, request, ...details } = data
  const pairs = Object.entries(details).map(([key, value]) => `${key}=${value}`)
  const from = typeof request === 'string' ? [`request=${request.slice(0, 8)}`] : []
  return `${[time.slice(11, 19), level.padEnd(5), event, ...pairs, ...from].join('  ')}\n`
}

type Done = (error?: Error | null) => void
type Transform = (text: string) => string

/** Filters may end in any order: one that has ended passes everything through. */
const filter = (stream: NodeJS.WriteStream, transform: Transform) => {
  const original = stream.write
  const write = original.bind(stream)
  let active = true
  const writeFiltered = (
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Done,
    done?: Done,
  ): boolean => {
    const output = active && typeof chunk === 'string' ? transform(chunk) : chunk
    return typeof encoding === 'function' ? write(output, encoding) : write(output, encoding, done)
  }
  stream.write = writeFiltered
  return () => {
    active = false
    if (stream.write === writeFiltered) stream.write = original
  }
}

/**
 * Filters both output streams through `transform`; '' drops a line. The returned function ends the
 * filter.
 */
export const filterOutput = (transform: Transform): (() => void) => {
  const restoreStreams = [process.stdout, process.stderr].map((stream) => filter(stream, transform))
  return () => {
    for (const restore of restoreStreams) restore()
  }
}

/**
 * Exits when the reader of the output is gone, as with `| head`, instead of printing an EPIPE stack
 * trace. Stored data is always consistent, so exiting is safe.
 */
export const exitWithReader = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit(0)
    })
  }
}
