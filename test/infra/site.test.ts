import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, describe, expect, it } from 'vitest'
import { readStage } from '../../infra/config/stage.ts'
import { INLINE_SCRIPT_SOURCES } from '../../infra/site/inline-scripts.ts'
import { frameOption, HSTS_SECONDS, securityHeaders } from '../../infra/site/site-rules.ts'
import { OWNER_VALUES, stageOf } from './stages.ts'
import {
  folderWith,
  type Resource,
  remove,
  resourcesOf,
  stackOf,
  templateOf,
} from './synthesize.ts'

/** Page headers without a property of their own in CloudFront. */
const PAGE_HEADERS = ['Permissions-Policy', 'Cross-Origin-Opener-Policy']

type Behavior = {
  PathPattern?: string
  TargetOriginId: string
  ViewerProtocolPolicy: string
  CachePolicyId: string
  OriginRequestPolicyId?: string
  ResponseHeadersPolicyId: { Ref: string }
  AllowedMethods: string[]
  FunctionAssociations?: { EventType: string }[]
}
type Distribution = {
  CacheBehaviors: Behavior[]
  DefaultCacheBehavior: Behavior
  HttpVersion: string
  DefaultRootObject: string
  Aliases?: string[]
  ViewerCertificate?: Record<string, unknown>
  Origins: Record<string, unknown>[]
}

/** The ids of CloudFront's managed policies, the same in every account. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

const distributionOf = (template: Template): Distribution => {
  const [found] = Object.values(resourcesOf(template, 'AWS::CloudFront::Distribution'))
  return found?.Properties.DistributionConfig as Distribution
}

const behaviorAt = (template: Template, pattern: string) =>
  distributionOf(template).CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)

/** A template's text without references. */
const flattenJson = (value: unknown): string =>
  JSON.stringify(value).replace(/",\{"Ref":"[^"]+"\},"/g, '')

const headersOf = (template: Template, behavior?: Behavior): Record<string, unknown> => {
  const policies = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
  const policy = policies[behavior?.ResponseHeadersPolicyId.Ref ?? '']
  return policy?.Properties.ResponseHeadersPolicyConfig as Record<string, unknown>
}

describe.each(['staging', 'production'] as const)('site of stage %s', (name) => {
  const template = templateOf(name)

  it('forwards everything but the Host header to the API and caches no responses', () => {
    expect(behaviorAt(template, '/api/*')).toMatchObject({
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
      AllowedMethods: expect.arrayContaining(['GET', 'POST', 'DELETE']),
    })
    expect(behaviorAt(template, '/api/*')?.FunctionAssociations).toBeUndefined()
  })

  it.each(['/api/signups', '/api/link-requests', '/api/create-checkout', '/api/orders'])(
    'forwards the viewer’s address and the page’s origin to the API at %s',
    (path) => {
      const behavior = behaviorAt(template, path)
      const policies = resourcesOf(template, 'AWS::CloudFront::OriginRequestPolicy')
      const { Ref: id = '' } = Object(behavior?.OriginRequestPolicyId)
      expect(policies[id]?.Properties.OriginRequestPolicyConfig).toMatchObject({
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: [
            'CloudFront-Viewer-Address',
            'Accept',
            'Content-Type',
            'Origin',
            'Sec-Fetch-Site',
          ],
        },
        CookiesConfig: { CookieBehavior: 'none' },
      })
      expect(behavior).toMatchObject({
        CachePolicyId: CACHING_DISABLED,
        ViewerProtocolPolicy: 'https-only',
        TargetOriginId: behaviorAt(template, '/api/*')?.TargetOriginId,
      })
      const patterns = distributionOf(template).CacheBehaviors.map(({ PathPattern }) => PathPattern)
      expect(patterns.indexOf(path)).toBeLessThan(patterns.indexOf('/api/*'))
    },
  )

  it('reads its files through origin access control from an otherwise private bucket', () => {
    template.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1)
    const policies = Object.values(resourcesOf(template, 'AWS::S3::BucketPolicy'))
    const allowing = policies.filter((policy) =>
      JSON.stringify(policy.Properties).includes('cloudfront.amazonaws.com'),
    )
    expect(allowing).toHaveLength(1)
    expect(JSON.stringify(allowing[0]?.Properties)).toContain('AWS:SourceArn')
    expect(distributionOf(template).DefaultRootObject).toBe('index.html')
  })

  it.each([
    ['/', '', 'strict-origin-when-cross-origin'],
    ['/api/orders', '/api/*', 'strict-origin-when-cross-origin'],
    ['/admin/templates', '/admin*', 'strict-origin-when-cross-origin'],
    ['/document/download/abc', '/document/download/*', 'no-referrer'],
    ['/assets/index-3f2a.js', '/assets/*', undefined],
    ['/samples/nda-sample.pdf', '/samples/*', undefined],
  ])('sends the headers of site-rules.ts for %s', (path, pattern, referrer) => {
    const behavior = pattern
      ? behaviorAt(template, pattern)
      : distributionOf(template).DefaultCacheBehavior
    const headers = headersOf(template, behavior)
    expect(headers.SecurityHeadersConfig).toMatchObject({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: frameOption(path), Override: true },
      ...(referrer && { ReferrerPolicy: { ReferrerPolicy: referrer, Override: true } }),
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: HSTS_SECONDS,
        IncludeSubdomains: false,
        Override: true,
      },
    })
    const values = securityHeaders(path)
    expect(headers.CustomHeadersConfig).toEqual({
      Items: [
        ...PAGE_HEADERS.filter((header) => values[header]).map((Header) => ({
          Header,
          Value: values[Header],
          Override: true,
        })),
        {
          Header: 'Cache-Control',
          Value: pattern === '/api/*' ? 'no-store' : 'no-cache',
          Override: false,
        },
      ],
    })
  })

  it('has a CSP for our own scripts, purchased files and, in the admin area, sign-in and uploads', () => {
    const policy = flattenJson(headersOf(template, distributionOf(template).DefaultCacheBehavior))
    expect(policy).toContain(
      `default-src 'none'; script-src 'self' ${INLINE_SCRIPT_SOURCES.join(' ')}; style-src`,
    )
    expect(policy).toContain("frame-ancestors 'none'")
    const connectOf = (headers: string) => /connect-src ([^;]+);/.exec(headers)?.[1]?.split(' ')
    expect(connectOf(policy)).toEqual([
      "'self'",
      `https://clausewell-${name}-document-templates-.s3.us-east-1.amazonaws.com/`,
    ])
    expect(connectOf(flattenJson(headersOf(template, behaviorAt(template, '/admin*'))))).toEqual([
      "'self'",
      'https://cognito-idp.us-east-1.amazonaws.com',
      `https://clausewell-${name}-.auth.us-east-1.amazoncognito.com`,
      `https://clausewell-${name}-core-templates-.s3.us-east-1.amazonaws.com/`,
      `https://clausewell-${name}-document-templates-.s3.us-east-1.amazonaws.com/`,
    ])
  })

  it('is the only origin allowed to read purchased files through a link', () => {
    const documents = Object.entries(resourcesOf(template, 'AWS::S3::Bucket')).find(([id]) =>
      id.startsWith('Documents'),
    )?.[1]
    const permitted = documents?.Properties.CorsConfiguration
    expect(permitted).toEqual({
      CorsRules: [{ AllowedMethods: ['GET'], AllowedOrigins: [expect.anything()] }],
    })
    expect(JSON.stringify(permitted)).toMatch(/https:\/\//)
  })

  it('logs visits with the address, without path, query, referrer or cookie, which may hold a token', () => {
    const [delivery] = Object.values(resourcesOf(template, 'AWS::Logs::Delivery'))
    const fields = delivery?.Properties.RecordFields as string[]
    expect(fields).toEqual(
      expect.arrayContaining(['date', 'time', 'sc-status', 'c-ip', 'cache-behavior-path-pattern']),
    )
    const revealing = /uri|query|referer|cookie|forwarded|agent|header/i
    expect(fields.filter((field) => revealing.test(field))).toEqual([])
  })
})

describe('the site domain', () => {
  it('has its own certificate, TLS 1.2 or newer and DNS records', () => {
    const template = templateOf('production')
    const [certificate] = Object.keys(resourcesOf(template, 'AWS::CertificateManager::Certificate'))
    expect(distributionOf(template)).toMatchObject({
      Aliases: ['shop.example.com'],
      ViewerCertificate: {
        AcmCertificateArn: { Ref: certificate },
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    })
    const records = Object.values(resourcesOf(template, 'AWS::Route53::RecordSet'))
    expect(records.map(({ Properties }) => Properties.Type).sort()).toEqual(['A', 'AAAA'])
    for (const { Properties } of records) expect(Properties.Name).toBe('shop.example.com.')
  })

  it('is the API itself without CloudFront', () => {
    const template = templateOf('emulator')
    for (const type of ['CloudFront::Distribution', 'CertificateManager::Certificate']) {
      template.resourceCountIs(`AWS::${type}`, 0)
    }
    const [api] = Object.keys(resourcesOf(template, 'AWS::ApiGatewayV2::Api'))
    template.hasOutput('SiteUrl', { Value: { 'Fn::GetAtt': [api, 'ApiEndpoint'] } })
  })
})

describe('the upload of the web build', () => {
  const webDist = folderWith({
    'index.html': '<!doctype html><title>home</title>',
    'pricing/index.html': '<!doctype html><title>pricing</title>',
    'assets/index-1.js': 'void 0',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  afterAll(() => remove(webDist))
  const template = Template.fromStack(stackOf(stageOf('staging'), { webDist }))
  const uploads = Object.entries(resourcesOf(template, 'Custom::CDKBucketDeployment'))
  const upload = (id: string): Resource | undefined =>
    uploads.find(([logicalId]) => logicalId.startsWith(id))?.[1]

  it('sets the cache header per kind of file and deletes nothing', () => {
    const cacheOf = (id: string) => upload(id)?.Properties.SystemMetadata
    expect(cacheOf('SiteAssets')).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(cacheOf('SitePages')).toEqual({ 'cache-control': 'no-cache' })
    expect(cacheOf('SiteFiles')).toEqual({ 'cache-control': 'public, max-age=3600' })
    for (const [, { Properties }] of uploads) expect(Properties.Prune).toBe(false)
  })

  it('uploads pages last and then invalidates the cache', () => {
    const [distribution] = Object.keys(resourcesOf(template, 'AWS::CloudFront::Distribution'))
    expect(upload('SitePages')?.Properties).toMatchObject({
      DistributionId: { Ref: distribution },
      DistributionPaths: ['/*'],
    })
    const after = JSON.stringify(Reflect.get(upload('SitePages') ?? {}, 'DependsOn'))
    expect(after).toContain('SiteAssets')
    expect(after).toContain('SiteFiles')
  })
})

it('makes CloudFormation read the secret that CloudFront sends again once a stage names its version', () => {
  const edgeSecretVersion = '5f2c1c1e-2b7f-4c7e-9d53-0c2c1f6f7a10'
  const proofOf = (values: Record<string, string>) => {
    const stage = stageOf('production', { ...OWNER_VALUES, ...values })
    const { Origins } = distributionOf(Template.fromStack(stackOf(stage)))
    return /SecretString:proof::[\w-]*\}\}/.exec(JSON.stringify(Origins))?.[0]
  }
  expect(proofOf({})).toBe('SecretString:proof::}}')
  expect(proofOf({ edgeSecretVersion })).toBe(`SecretString:proof::${edgeSecretVersion}}}`)
})

describe('the firewall', () => {
  const aclsOf = (
    values: Record<string, string>,
    name: 'production' | 'staging' = 'production',
  ) => {
    const reading = readStage(name, (key) => ({ ...OWNER_VALUES, ...values })[key])
    if ('problem' in reading) throw new Error(reading.problem)
    return Object.values(
      resourcesOf(Template.fromStack(stackOf(reading.stage)), 'AWS::WAFv2::WebACL'),
    )
  }

  it('limits requests per address, Stripe’s apart, and applies managed rules, which only count in free-text fields', () => {
    const found = aclsOf({})
    expect(found).toHaveLength(1)
    const { Properties } = found[0] as Resource
    const [rate, webhooks, common, ...managed] = Properties.Rules as Record<string, unknown>[]
    expect(Properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } })
    const webhook = {
      ByteMatchStatement: {
        FieldToMatch: { UriPath: {} },
        PositionalConstraint: 'EXACTLY',
        SearchString: '/api/stripe-webhook',
        TextTransformations: [{ Priority: 0, Type: 'NONE' }],
      },
    }
    const rateLimitRule = (Limit: number, ScopeDownStatement: object) => ({
      Action: { Block: {} },
      Statement: { RateBasedStatement: { Limit, AggregateKeyType: 'IP', ScopeDownStatement } },
    })
    expect(rate).toMatchObject(rateLimitRule(2000, { NotStatement: { Statement: webhook } }))
    expect(webhooks).toMatchObject(rateLimitRule(15_000, webhook))
    const priorities = (Properties.Rules as { Priority: number }[]).map(({ Priority }) => Priority)
    expect(priorities).toEqual([0, 1, 2, 3, 4])
    const counted = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY']
    expect(common).toMatchObject({
      Statement: {
        ManagedRuleGroupStatement: {
          Name: 'AWSManagedRulesCommonRuleSet',
          RuleActionOverrides: counted.map((Name) => ({ Name, ActionToUse: { Count: {} } })),
        },
      },
    })
    expect(managed).toHaveLength(2)
  })

  it('can be disabled, and is enabled outside production only on request', () => {
    expect(aclsOf({ waf: 'false' })).toEqual([])
    expect(aclsOf({ waf: 'true' }, 'staging')).toHaveLength(1)
    expect(aclsOf({}, 'staging')).toEqual([])
  })
})
