import { LogFormatter, LogItem } from '@aws-lambda-powertools/logger'
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types'
import { currentRequest } from './correlation.ts'

/** One flat JSON object per line: when, how bad, what, for which request, and the details. */
export class EventFormat extends LogFormatter {
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
