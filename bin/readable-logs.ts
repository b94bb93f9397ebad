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

/** Whether the text is a line from which CloudWatch makes a metric; no event is missing without it. */
export const isMetric = (text: string): boolean => metricLine.safeParse(parse(text)).success

/**
 * A JSON log line as a person reads it: `03:57:12 info  order.paid  order=ord_0a1b2c3d amount=1900`.
 * Metrics become nothing; what is neither stays as it is.
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
