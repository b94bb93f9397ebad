import { Duration, type Stack } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { nameIn, type Stage } from '../config/stage.ts'
import {
  ADMIN_PATHS,
  type AllowedOrigins,
  API_PATHS,
  ASSET_PATHS,
  FRAMED_PATHS,
  FULL_HSTS_SECONDS,
  fallbackCacheControl,
  frameOption,
  HSTS_SECONDS,
  PRIVATE_PATHS,
  referrerPolicy,
  securityHeaders,
} from './site-rules.ts'

/** Headers with a property in CloudFront's policy; all others are custom headers. */
const STANDARD_HEADERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
]

const REFERRER = {
  'no-referrer': HeadersReferrerPolicy.NO_REFERRER,
  'strict-origin-when-cross-origin': HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
}

const FRAME = {
  DENY: HeadersFrameOption.DENY,
  SAMEORIGIN: HeadersFrameOption.SAMEORIGIN,
}

const addPolicy = (
  stack: Stack,
  stage: Stage,
  id: string,
  path: string,
  allowed: AllowedOrigins,
) => {
  const headers = securityHeaders(path, allowed)
  const { hstsSeconds = HSTS_SECONDS } = stage
  const custom = Object.entries(headers).filter(([name]) => !STANDARD_HEADERS.includes(name))
  return new ResponseHeadersPolicy(stack, id, {
    responseHeadersPolicyName: nameIn(stage, id),
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: headers['Content-Security-Policy'] ?? '',
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: hstsSeconds >= FULL_HSTS_SECONDS,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: FRAME[frameOption(path)], override: true },
      ...(headers['Referrer-Policy'] && {
        referrerPolicy: { referrerPolicy: REFERRER[referrerPolicy(path)], override: true },
      }),
    },
    customHeadersBehavior: {
      customHeaders: [
        ...custom.map(([header, value]) => ({ header, value, override: true })),
        { header: 'Cache-Control', value: fallbackCacheControl(path), override: false },
      ],
    },
  })
}

/** The headers of site-rules.ts as one policy per kind of path. */
export const addHeaders = (stack: Stack, stage: Stage, allowed: AllowedOrigins) => ({
  everywhere: addPolicy(stack, stage, 'Headers', '/', allowed),
  api: addPolicy(stack, stage, 'ApiHeaders', API_PATHS, allowed),
  admin: addPolicy(stack, stage, 'AdminHeaders', ADMIN_PATHS, allowed),
  private: addPolicy(stack, stage, 'PrivateHeaders', PRIVATE_PATHS, allowed),
  assets: addPolicy(stack, stage, 'AssetHeaders', ASSET_PATHS, allowed),
  framed: addPolicy(stack, stage, 'FramedHeaders', FRAMED_PATHS, allowed),
})
