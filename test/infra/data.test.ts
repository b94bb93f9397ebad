import { describe, expect, it } from 'vitest'
import { BUCKETS, TABLES, type TableSpec } from '../../infra/resources.ts'
import { nameIn } from '../../infra/stage.ts'
import { STAGES, stageOf } from './stages.ts'
import { resourcesOf, templateOf } from './synthesise.ts'

type Key = { partitionKey: string; sortKey?: string }

const keySchema = ({ partitionKey, sortKey }: Key) => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' }] : []),
]

const indexesOf = ({ indexes }: TableSpec) =>
  Object.entries(indexes).map(([IndexName, key]) => ({
    IndexName,
    KeySchema: keySchema(key),
    Projection: { ProjectionType: 'ALL' },
  }))

describe.each(STAGES)('the data of stage %s', (name) => {
  const template = templateOf(name)
  const stage = stageOf(name)

  it.each(Object.keys(TABLES))(
    'keeps table %s as resources.ts says, safe and on demand',
    (table) => {
      const spec = Object.entries<TableSpec>(TABLES).find(([key]) => key === table)?.[1]
      if (!spec) throw new Error(`no table ${table}`)
      const found = Object.values(resourcesOf(template, 'AWS::DynamoDB::Table')).find(
        ({ Properties }) => Properties.TableName === nameIn(stage, table),
      )
      expect(found).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
      expect(found?.Properties).toMatchObject({
        KeySchema: keySchema(spec),
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
        SSESpecification: { SSEEnabled: true },
      })
      expect(found?.Properties.GlobalSecondaryIndexes ?? []).toEqual(indexesOf(spec))
      expect(found?.Properties.TimeToLiveSpecification).toEqual(
        spec.ttlAttribute ? { AttributeName: spec.ttlAttribute, Enabled: true } : undefined,
      )
    },
  )

  it('lets completed documents expire by purge_at, never by expires_at', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      TableName: nameIn(stage, 'completed_documents'),
      TimeToLiveSpecification: { AttributeName: 'purge_at', Enabled: true },
    })
  })

  it('has no table and no bucket besides those of resources.ts, the logs and the site', () => {
    template.resourceCountIs('AWS::DynamoDB::Table', Object.keys(TABLES).length)
    const site = stage.cloudFront ? 1 : 0
    template.resourceCountIs('AWS::S3::Bucket', Object.keys(BUCKETS).length + 1 + site)
  })

  it('keeps every bucket private, encrypted, versioned, tidied up and for good', () => {
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
        LifecycleConfiguration: {
          Rules: [
            {
              Status: 'Enabled',
              NoncurrentVersionExpiration: { NoncurrentDays: expect.any(Number) },
              AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
            },
          ],
        },
      })
    }
  })

  it('refuses requests to any bucket that are not over TLS', () => {
    const buckets = Object.keys(resourcesOf(template, 'AWS::S3::Bucket'))
    const policies = Object.values(resourcesOf(template, 'AWS::S3::BucketPolicy'))
    const guarded = policies.filter(({ Properties }) =>
      JSON.stringify(Properties.PolicyDocument).includes(
        '"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny","Principal":{"AWS":"*"}',
      ),
    )
    expect(guarded.map(({ Properties }) => Properties.Bucket)).toEqual(
      expect.arrayContaining(buckets.map((Ref) => ({ Ref }))),
    )
  })
})
