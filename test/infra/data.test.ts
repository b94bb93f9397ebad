import { describe, expect, it } from 'vitest'
import { BUCKETS, TABLES, type TableSpec } from '../../infra/config/resources.ts'
import { nameIn } from '../../infra/config/stage.ts'
import { purgeAt } from '../../lambdas/core/orders/order.ts'
import { BACKUP_DAYS } from '../../shared/retention.ts'
import { QUARANTINE } from '../../shared/template-files.ts'
import { STAGES, stageOf } from './stages.ts'
import { type Resource, resourcesOf, templateOf } from './synthesize.ts'

type Rule = { Prefix?: string } & Record<string, unknown>

const rulesOf = ({ Properties }: Resource): Rule[] =>
  (Properties.LifecycleConfiguration as { Rules: Rule[] }).Rules

describe.each(STAGES)('data of stage %s', (name) => {
  const template = templateOf(name)
  const stage = stageOf(name)

  it('is in retained, encrypted, on-demand tables with backups', () => {
    for (const table of Object.values(resourcesOf(template, 'AWS::DynamoDB::Table'))) {
      expect(table).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
      expect(table.Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: BACKUP_DAYS,
        },
        DeletionProtectionEnabled: true,
        SSESpecification: { SSEEnabled: true },
      })
    }
  })

  it('has capped indexes with only their keys and what lists show', () => {
    for (const [tableName, spec] of Object.entries<TableSpec>(TABLES)) {
      const table = Object.values(resourcesOf(template, 'AWS::DynamoDB::Table')).find(
        ({ Properties }) => Properties.TableName === nameIn(stage, tableName),
      )
      const cap = { MaxReadRequestUnits: 4000, MaxWriteRequestUnits: 4000 }
      expect(table?.Properties.OnDemandThroughput).toEqual(cap)
      const indexes = (table?.Properties.GlobalSecondaryIndexes ?? []) as Record<string, unknown>[]
      expect(indexes.map(({ IndexName }) => IndexName)).toEqual(Object.keys(spec.indexes))
      for (const { IndexName, Projection, OnDemandThroughput } of indexes) {
        const included = spec.indexes[String(IndexName)]?.include
        expect(OnDemandThroughput).toEqual(cap)
        expect(Projection).toEqual(
          included
            ? { ProjectionType: 'INCLUDE', NonKeyAttributes: included }
            : { ProjectionType: 'KEYS_ONLY' },
        )
      }
    }
  })

  it('expires completed documents by purge_at, never by expires_at', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: nameIn(stage, 'completed_documents'),
      TimeToLiveSpecification: { AttributeName: 'purge_at', Enabled: true },
    })
  })

  it('is in retained, private, encrypted, versioned buckets with lifecycle rules', () => {
    for (const bucket of Object.values(resourcesOf(template, 'AWS::S3::Bucket'))) {
      expect(bucket).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
      expect(bucket.Properties).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
          ],
        },
      })
      for (const rule of rulesOf(bucket)) {
        expect(rule).toMatchObject({
          Status: 'Enabled',
          NoncurrentVersionExpiration: { NoncurrentDays: expect.any(Number) },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        })
      }
      expect(rulesOf(bucket).some(({ Prefix }) => Prefix === undefined)).toBe(true)
    }
  })

  it('expires purchased files with their record, and unused uploads after a day', () => {
    const rules = (bucket: string) => {
      const found = Object.values(resourcesOf(template, 'AWS::S3::Bucket')).find(({ Properties }) =>
        JSON.stringify(Properties.BucketName).includes(`${nameIn(stage, bucket)}-`),
      )
      return found ? rulesOf(found) : []
    }
    const rowDays =
      (purgeAt(new Date('2026-01-01')) - Date.parse('2026-01-01') / 1000) / (24 * 60 * 60)
    expect(rules(BUCKETS.documents)).toMatchObject([{ ExpirationInDays: rowDays }])
    expect(rules(BUCKETS.coreTemplates)).toMatchObject([
      { Id: 'delete-replaced-versions' },
      {
        Prefix: QUARANTINE,
        ExpirationInDays: 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      },
    ])
    expect(rules(BUCKETS.coreTemplates)[0]).not.toHaveProperty('ExpirationInDays')
  })
})
