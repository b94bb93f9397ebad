import { Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { nameIn, type Stage } from '../config/stage.ts'

/**
 * The logged fields of a request. The address makes abuse traceable. The path may contain a download token, so only the
 * path pattern of the behavior that served it is logged. Source: "Standard logging (v2)", CloudFront developer guide.
 */
const FIELDS = [
  'date',
  'time',
  'c-ip',
  'cache-behavior-path-pattern',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'cs-protocol',
  'cs-protocol-version',
  'ssl-protocol',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
]

/** Allows CloudFront to write logs below AWSLogs/ for this account's distributions. */
const allowDelivery = (bucket: Bucket) => {
  const { account } = Stack.of(bucket)
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`AWSLogs/${account}/CloudFront/*`)],
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  )
}

/** Writes the site's access logs as JSON to the log bucket. */
export const addSiteLogs = (
  stack: Stack,
  stage: Stage,
  distribution: Distribution,
  bucket: Bucket,
): void => {
  allowDelivery(bucket)
  const source = new CfnDeliverySource(stack, 'SiteLogSource', {
    name: nameIn(stage, 'site'),
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  })
  const destination = new CfnDeliveryDestination(stack, 'SiteLogDestination', {
    name: nameIn(stage, 'site'),
    destinationResourceArn: bucket.bucketArn,
    outputFormat: 'json',
  })
  const delivery = new CfnDelivery(stack, 'SiteLogDelivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  })
  delivery.addResourceDependency(source)
  if (bucket.policy) delivery.node.addDependency(bucket.policy)
}
