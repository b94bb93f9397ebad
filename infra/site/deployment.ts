import { globSync } from 'node:fs'
import { RemovalPolicy, type Stack, Token } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { SiteConfig } from '../../shared/site/config.ts'
import { acknowledge, objectsFinding } from '../config/findings.ts'
import { CONFIG_FILE, cacheControl } from './site-rules.ts'

const CONFIG_NAME = CONFIG_FILE.slice(1)

/** The page files of a web build as site paths; empty without a build. */
export const pagesOf = (webDist: string): string[] =>
  globSync('**/*.html', { cwd: webDist })
    .map((file) => `/${file}`)
    .sort()

/** The CDK bootstrap bucket, as cdk-nag writes it. */
const stagingBucket = ({ account, region }: Stack) =>
  `cdk-hnb659fds-assets-${Token.isUnresolved(account) ? '<AWS::AccountId>' : account}-${region}`

const UPLOADER_ACTIONS = ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*']

/** The CDK chooses the permissions of its upload function. */
const explainFindings = (stack: Stack, bucket: Bucket) => {
  const uploader = stack.node.children.find(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  )
  if (!uploader) throw new Error('The upload function was not found')
  const explain = (finding: string) =>
    acknowledge(uploader, finding, "CDK's own uploader, which runs during deployments only.")
  explain('L1')
  explain(
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  )
  explain(objectsFinding(bucket))
  explain(`IAM5[Resource::arn:<AWS::Partition>:s3:::${stagingBucket(stack)}/*]`)
  explain('IAM5[Resource::*]')
  for (const action of UPLOADER_ACTIONS) explain(`IAM5[Action::s3:${action}]`)
}

/**
 * Uploads the web build with cache headers, hashed files before the pages that use them. Nothing is
 * deleted, so that open tabs of an older build still find their scripts.
 */
export const deploySite = (
  stack: Stack,
  webDist: string,
  bucket: Bucket,
  distribution: Distribution,
  config: SiteConfig,
): void => {
  const logGroup = new LogGroup(stack, 'SiteUploadLogs', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const build = Source.asset(webDist, { exclude: ['.vite'] })
  const upload = (id: string, sample: string, sources: ISource[], files: object) =>
    new BucketDeployment(stack, id, {
      sources,
      destinationBucket: bucket,
      cacheControl: [CacheControl.fromString(cacheControl(sample))],
      prune: false,
      retainOnDelete: true,
      logGroup,
      memoryLimit: 512,
      ...files,
    })
  const assets = upload('SiteAssets', '/assets/a.js', [build], {
    exclude: ['*'],
    include: ['assets/*'],
  })
  const others = upload('SiteFiles', '/favicon.ico', [build], { exclude: ['assets/*', '*.html'] })
  const settings = Source.jsonData(CONFIG_NAME, config)
  const pages = upload('SitePages', '/', [build, settings], {
    exclude: ['*'],
    include: ['*.html', CONFIG_NAME],
    distribution,
    distributionPaths: ['/*'],
  })
  pages.node.addDependency(assets, others)
  explainFindings(stack, bucket)
}
