import { Logger } from '@aws-lambda-powertools/logger'
import { EventFormat } from './log-format.ts'
import { once } from './once.ts'

type Detail = string | number | boolean | undefined
type Details = Record<string, Detail>

const logger = once(() => new Logger({ logFormatter: new EventFormat() }))

/** The first place in the stack. A message may hold what a person typed: it is never logged. */
const whereOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .find((line) => /^ +at .+:\d+:\d+\)?$/.test(line))
    ?.trim()

/** One JSON line per event. Details are ids and numbers: never tokens, answers or e-mail addresses. */
export const log = {
  info: (event: string, details: Details = {}) => logger().info(event, details),
  warn: (event: string, details: Details = {}) => logger().warn(event, details),
  error: (event: string, error: unknown, details: Details = {}) =>
    logger().error(event, {
      ...details,
      error: error instanceof Error ? error.name : typeof error,
      at: error instanceof Error ? whereOf(error) : undefined,
    }),
}

/** Enough of an order or session id to find it, too little to use it as a reference. */
export const shortId = (id: string): string => id.slice(0, 12)
