import { describe, expect, it } from 'vitest'
import { AppError } from '../../../lambdas/core/platform/errors.ts'
import { log } from '../../../lambdas/core/platform/log.ts'
import {
  count,
  countFailedRequest,
  countRefusedWebhook,
  recordMetric,
} from '../../../lambdas/core/platform/metrics.ts'
import { runWithRequestId } from '../../../lambdas/core/platform/request-id.ts'
import { METRICS } from '../../../shared/metrics.ts'
import { captureOutput } from '../../support/printed.ts'

const linesOf = (work: () => void) => captureOutput(work).map((line) => JSON.parse(line))

describe('a log line', () => {
  it('is one JSON object with time, level, event, request and details', () => {
    const lines = linesOf(() =>
      runWithRequestId('r-1', () => {
        log.info('order.paid', { order: 'ord_1', amount: 1900, absent: undefined })
        log.warn('payment.unmatched')
      }),
    )
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        level: 'info',
        event: 'order.paid',
        request: 'r-1',
        order: 'ord_1',
        amount: 1900,
      },
      { time: expect.any(String), level: 'warn', event: 'payment.unmatched', request: 'r-1' },
    ])
  })

  it('of an error has its type and location, never its message', () => {
    const [line] = linesOf(() => log.error('request.failed', new TypeError('ann@example.com')))
    expect(line).toMatchObject({ level: 'error', event: 'request.failed', error: 'TypeError' })
    expect(line.at).toMatch(/^at .+log\.test\.ts:\d+:\d+\)?$/)
    for (const stack of [undefined, 'TypeError: Ann Lee']) {
      const [stackless] = linesOf(() => {
        log.error('request.failed', Object.assign(new TypeError('Ann Lee'), { stack }))
      })
      expect(stackless).not.toHaveProperty('at')
    }
    for (const message of ['I sat at home:7:30', 'Ann\n  at home:7:30 and no later']) {
      const [quoting] = linesOf(() => log.error('request.failed', new Error(message)))
      expect(quoting.at).not.toContain('home')
    }
    expect(JSON.stringify(line)).not.toContain('ann@')
    const [thrown] = linesOf(() => log.error('request.failed', 'ann@example.com'))
    expect(thrown).toMatchObject({ error: 'string' })
    expect(JSON.stringify(thrown)).not.toContain('ann@')
  })

  it('has its own request id among concurrent requests', async () => {
    const lines: string[] = []
    const answer = async (id: string) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      lines.push(
        ...captureOutput(() => log.error('request.failed', new AppError('gone', ''), { id })),
      )
    }
    await Promise.all(['a', 'b', 'c'].map((id) => runWithRequestId(id, () => answer(id))))
    const seen = lines.map((line) => JSON.parse(line)).map(({ request, id }) => [request, id])
    expect(seen.sort()).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ])
  })
})

describe('a metric', () => {
  it('is a line in the embedded metric format, with its unit and the service', () => {
    const [line] = linesOf(() => recordMetric('GenerationTime', 412))
    expect(line).toEqual({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'store',
            Dimensions: [['service']],
            Metrics: [{ Name: 'GenerationTime', Unit: METRICS.GenerationTime.unit }],
          },
        ],
      },
      service: 'store',
      GenerationTime: 412,
    })
  })

  it('counts one, in the configured namespace', () => {
    process.env.POWERTOOLS_METRICS_NAMESPACE = 'clausewell-staging'
    const [line] = linesOf(() => count('OrdersPaid'))
    delete process.env.POWERTOOLS_METRICS_NAMESPACE
    expect(line._aws.CloudWatchMetrics[0].Namespace).toBe('clausewell-staging')
    expect(line.OrdersPaid).toBe(1)
  })

  it('can have one more dimension', () => {
    const [refused, failed] = linesOf(() => {
      countRefusedWebhook('signature')
      countFailedRequest('/api/downloads/:token')
    })
    expect(refused).toMatchObject({ reason: 'signature', WebhooksRefused: 1 })
    expect(refused._aws.CloudWatchMetrics[0].Dimensions).toEqual([
      ['service', METRICS.WebhooksRefused.by],
    ])
    expect(failed).toMatchObject({ route: '/api/downloads/:token', RequestsFailed: 1 })
    expect(failed._aws.CloudWatchMetrics[0].Dimensions).toEqual([
      ['service', METRICS.RequestsFailed.by],
    ])
  })
})
