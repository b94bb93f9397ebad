import { describe, expect, it } from 'vitest'
import {
  LIFECYCLES,
  type LifecycleName,
  TABLES,
  type TableName,
} from '../../infra/config/resources.ts'
import { PRIVACY } from '../../shared/content/privacy.ts'
import {
  ACCESS_LOG_DAYS,
  BACKUP_DAYS,
  ERASURE_RECORD_DAYS,
  FILE_BACKUP_DAYS,
  MESSAGE_DAYS,
  RECORD_DAYS,
  SIGNUP_DAYS,
  UNPAID_ANSWER_DAYS,
} from '../../shared/retention.ts'
import { resourcesOf, templateOf } from './synthesize.ts'

const privacy = PRIVACY.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]).join()

/** Where the privacy policy covers each store; undefined if it holds no personal data. */
const STATEMENTS: Record<TableName | LifecycleName, string | undefined> = {
  completed_documents: `We delete an order and its answers ${RECORD_DAYS} days after`,
  order_answers: `an order that is not paid after ${UNPAID_ANSWER_DAYS} days`,
  offer_sales: undefined,
  template_versions: undefined,
  document_templates: undefined,
  signups: `your address for the guide for ${SIGNUP_DAYS} days`,
  erasures: `without your address, for ${ERASURE_RECORD_DAYS} days`,
  delivered_files: 'we keep its fingerprint',
  request_counts: 'identifier that changes every hour',
  'document-templates': `its files ${RECORD_DAYS} days after`,
  'core-templates': undefined,
  site: undefined,
  logs: `delete them after ${ACCESS_LOG_DAYS} days`,
}

describe('retention periods', () => {
  it('are stated in the privacy policy for every store of personal data', () => {
    expect(Object.keys(STATEMENTS).toSorted()).toEqual(
      [...Object.keys(TABLES), ...Object.keys(LIFECYCLES)].toSorted(),
    )
    for (const statement of Object.values(STATEMENTS)) expect(privacy).toContain(statement ?? '')
  })

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
    expect(LIFECYCLES['document-templates']).toMatchObject([
      { expiresAfter: RECORD_DAYS, noncurrentAfter: FILE_BACKUP_DAYS },
    ])
    expect(privacy).toContain(`backups of files for up to ${FILE_BACKUP_DAYS}`)
    expect(privacy).toContain('after about three months')
    const logGroups = Object.values(resourcesOf(templateOf('production'), 'AWS::Logs::LogGroup'))
    expect(logGroups.length).toBeGreaterThan(5)
    for (const { Properties } of logGroups) expect(Properties.RetentionInDays).toBe(90)
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
