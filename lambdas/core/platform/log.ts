import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger'
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types'
import { memoize } from './memoize.ts'
import { currentRequest } from './request-id.ts'

type Detail = string | number | boolean | undefined
type Details = Record<string, Detail>

/** One flat JSON object per line: time, level, event, request id and details. */
class EventFormat extends LogFormatter {
  override formatAttributes(line: UnformattedAttributes, details: LogAttributes): LogItem {
    return new LogItem({
      attributes: {
        time: line.timestamp.toISOString(),
        level: line.logLevel.toLowerCase(),
        event: line.message,
        request: currentRequest(),
        trace: line.xRayTraceId,
        ...details,
      },
    })
  }
}

const logger = memoize(() => new Logger({ logFormatter: new EventFormat() }))

/** The first stack frame. The message is never logged, because it may quote user input. */
const firstStackFrame = (error: Error) =>
  error.stack
    ?.split('\n')
    .find((line) => /^ +at .+:\d+:\d+\)?$/.test(line))
    ?.trim()

/**
 * Writes one JSON line per event. Details are ids and numbers: never tokens, answers or email
 * addresses.
 */
export const log = {
  info: (event: string, details: Details = {}) => logger().info(event, details),
  warn: (event: string, details: Details = {}) => logger().warn(event, details),
  error: (event: string, error: unknown, details: Details = {}) =>
    logger().error(event, {
      ...details,
      error: error instanceof Error ? error.name : typeof error,
      at: error instanceof Error ? firstStackFrame(error) : undefined,
    }),
}

/**
 * The first 12 characters of an order or session id: enough to find it, too few to use it as a
 * reference.
 */
export const shortId = (id: string): string => id.slice(0, 12)
