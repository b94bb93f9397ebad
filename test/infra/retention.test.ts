import { describe, expect, it } from 'vitest'
import { LIFECYCLES, TABLES } from '../../infra/config/resources.ts'
import { PRIVACY } from '../../shared/content/privacy.ts'
import {
  ACCESS_LOG_DAYS,
  BACKUP_DAYS,
  ERASURE_RECORD_DAYS,
  MESSAGE_DAYS,
  RECORD_DAYS,
  SIGNUP_DAYS,
  UNPAID_ANSWER_DAYS,
} from '../../shared/retention.ts'
import { resourcesOf, templateOf } from './synthesize.ts'

const privacy = PRIVACY.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]).join()

describe('retention periods', () => {
  it.each([
    ['access logs', ACCESS_LOG_DAYS],
    ['backups', BACKUP_DAYS],
    ['records and files of orders', RECORD_DAYS],
    ['addresses for the guide', SIGNUP_DAYS],
    ['records of erasures', ERASURE_RECORD_DAYS],
    ['messages that name an address', MESSAGE_DAYS],
    ['answers of unpaid orders', UNPAID_ANSWER_DAYS],
  ])('are stated in the privacy policy: %s', (_, days) => {
    expect(privacy).toContain(`${days} days`)
  })

  it('are enforced by the stack', () => {
    expect(LIFECYCLES.logs).toMatchObject([{ expiresAfter: ACCESS_LOG_DAYS }])
    expect(LIFECYCLES['document-templates']).toMatchObject([{ expiresAfter: RECORD_DAYS }])
    for (const table of ['completed_documents', 'order_answers', 'signups', 'erasures'] as const) {
      expect(TABLES[table].ttlAttribute).toBe('purge_at')
    }
    const queues = Object.values(resourcesOf(templateOf('production'), 'AWS::SQS::Queue'))
    for (const { Properties } of queues) {
      expect(Properties.MessageRetentionPeriod).toBeLessThanOrEqual(MESSAGE_DAYS * 86_400)
    }
    const tables = Object.values(resourcesOf(templateOf('production'), 'AWS::DynamoDB::Table'))
    for (const { Properties } of tables) {
      expect(Properties.PointInTimeRecoverySpecification).toEqual({
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: BACKUP_DAYS,
      })
    }
  })
})
