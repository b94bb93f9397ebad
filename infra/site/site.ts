import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import {
  AaaaRecord,
  ARecord,
  HostedZone,
  type IHostedZone,
  RecordTarget,
} from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Route } from '../../shared/api/route.ts'
import { routes } from '../../shared/api/routes.ts'
import { PAGE_HEADERS, PROOF_HEADER, VIEWER_HEADER } from '../../shared/edge.ts'
import { acknowledge, acknowledgeWarning } from '../config/findings.ts'
import { nameIn, type Stage } from '../config/stage.ts'
import { requestFunctionCode, responseFunctionCode } from './edge-function.ts'
import { edgeProof } from './edge-secret.ts'
import { addFirewall } from './firewall.ts'
import { addHeaders } from './response-headers.ts'
import {
  ADMIN_PATHS,
  type AllowedOrigins,
  API_PATHS,
  ASSET_PATHS,
  FRAMED_PATHS,
  PRIVATE_PATHS,
  pageFile,
} from './site-rules.ts'

type SiteResources = {
  api: HttpApi
  /** The secret that CloudFront sends to the API. */
  edge: Secret
  bucket: Bucket
  allowed: AllowedOrigins
  /** The page files of the build, each with a leading slash. */
  prerendered: readonly string[]
}

const addEdgeFunctions = (stack: Stack, stage: Stage, prerendered: readonly string[]) => {
  const add = (id: string, comment: string, code: string) =>
    new EdgeFunction(stack, id, {
      functionName: nameIn(stage, id),
      comment,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    })
  return [
    {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: add('SiteRequest', 'Finds the file of a path', requestFunctionCode(prerendered)),
    },
    {
      eventType: FunctionEventType.VIEWER_RESPONSE,
      function: add('SiteResponse', 'Unknown paths are 404', responseFunctionCode(prerendered)),
    },
  ]
}

/** The API: nothing is cached, and every header but Host is forwarded, because API Gateway only accepts its own. */
const apiBehavior = (stage: Stage, { api, edge }: SiteResources): BehaviorOptions => ({
  origin: new HttpOrigin(`${api.apiId}.execute-api.${stage.region}.amazonaws.com`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    readTimeout: Duration.seconds(30),
    customHeaders: { [PROOF_HEADER]: edgeProof(edge, stage) },
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
})

/**
 * Rate-limited routes also get the visitor's address. CloudFront can only add it to a list of named headers or
 * to all headers with Host; these routes need no others.
 */
const rateLimitedBehaviors = (
  stack: Stack,
  stage: Stage,
  behavior: BehaviorOptions,
): Record<string, BehaviorOptions> => {
  const rateLimited = Object.values<Route>(routes).filter(
    ({ rateLimit }) => rateLimit !== undefined,
  )
  const originRequestPolicy = new OriginRequestPolicy(stack, 'CountedRequests', {
    originRequestPolicyName: nameIn(stage, 'counted-requests'),
    comment: 'Adds the address of the visitor',
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      VIEWER_HEADER,
      'Accept',
      ...Object.values(PAGE_HEADERS),
    ),
  })
  return Object.fromEntries(
    rateLimited.map(({ path }) => [path, { ...behavior, originRequestPolicy }]),
  )
}

const addBehaviors = (stack: Stack, stage: Stage, resources: SiteResources) => {
  const headers = addHeaders(stack, stage, resources.allowed)
  const page: BehaviorOptions = {
    /** With LIST S3 answers 404 for a missing file, not 403. */
    origin: S3BucketOrigin.withOriginAccessControl(resources.bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    functionAssociations: addEdgeFunctions(stack, stage, resources.prerendered),
    compress: true,
  }
  const api = { ...apiBehavior(stage, resources), responseHeadersPolicy: headers.api }
  return {
    defaultBehavior: { ...page, responseHeadersPolicy: headers.everywhere },
    additionalBehaviors: {
      ...rateLimitedBehaviors(stack, stage, api),
      [`${API_PATHS}*`]: api,
      [`${ADMIN_PATHS}*`]: { ...page, responseHeadersPolicy: headers.admin },
      [`${PRIVATE_PATHS}*`]: { ...page, responseHeadersPolicy: headers.private },
      [`${ASSET_PATHS}*`]: { ...page, responseHeadersPolicy: headers.assets },
      [`${FRAMED_PATHS}*`]: { ...page, responseHeadersPolicy: headers.framed },
    },
  }
}

const findZone = (
  stack: Stack,
  { hostedZoneId, hostedZoneName }: Stage,
): IHostedZone | undefined =>
  hostedZoneId && hostedZoneName
    ? HostedZone.fromHostedZoneAttributes(stack, 'Zone', { hostedZoneId, zoneName: hostedZoneName })
    : undefined

const certificateFor = (stack: Stack, stage: Stage, zone?: IHostedZone): ICertificate =>
  stage.certificateArn
    ? Certificate.fromCertificateArn(stack, 'Certificate', stage.certificateArn)
    : new Certificate(stack, 'Certificate', {
        domainName: stage.domainName ?? '',
        validation: CertificateValidation.fromDns(zone),
      })

const addRecords = (stack: Stack, zone: IHostedZone, name: string, distribution: Distribution) => {
  const record = {
    zone,
    recordName: `${name}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  }
  new ARecord(stack, 'Address', record)
  new AaaaRecord(stack, 'AddressV6', record)
}

const explainFindings = (distribution: Distribution, stage: Stage, hasFirewall: boolean) => {
  acknowledgeWarning(
    distribution,
    'aws-cloudfront-origins:listBucketSecurityRisk',
    'There is a root object, and the request function never asks for a folder.',
  )
  acknowledge(distribution, 'CFR1', 'Visitors may be anywhere; nothing sold here is restricted.')
  if (!hasFirewall) {
    acknowledge(distribution, 'CFR2', 'Production has a firewall; other stages are throttled.')
  }
  acknowledge(
    distribution,
    'CFR3',
    'Logged by access-logs.ts with chosen fields: the older logs would contain download tokens.',
  )
  if (stage.domainName) return
  acknowledge(distribution, 'CFR4', "CloudFront's own name comes with its own TLS settings.")
}

/** The site and the API behind one distribution. `url` is the site's origin. */
export const addSite = (stack: Stack, stage: Stage, resources: SiteResources) => {
  const { domainName } = stage
  const zone = findZone(stack, stage)
  const hasFirewall = stage.waf ?? stage.production
  const distribution = new Distribution(stack, 'Site', {
    webAclId: hasFirewall ? addFirewall(stack, stage).attrArn : undefined,
    comment: nameIn(stage, 'site'),
    // The request function rewrites "/" as well. Without a root object, S3 would list the bucket there.
    defaultRootObject: pageFile('/').slice(1),
    ...addBehaviors(stack, stage, resources),
    ...(domainName && {
      domainNames: [domainName],
      certificate: certificateFor(stack, stage, zone),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
  })
  explainFindings(distribution, stage, hasFirewall)
  if (zone && domainName) addRecords(stack, zone, domainName, distribution)
  return { distribution, url: `https://${domainName ?? distribution.distributionDomainName}` }
}
