import { Stack, Validations } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Records why a construct is exempt from a cdk-nag rule. */
export const acknowledge = (construct: IConstruct, rule: string, reason: string): void => {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}

/** Records why a warning of the CDK's own does not apply to a construct and its children. */
export const acknowledgeWarning = (construct: IConstruct, id: string, reason: string): void => {
  Validations.of(construct).acknowledge({ id: `Annotation::@aws-cdk/${id}`, reason })
}

/** The cdk-nag finding for access to all objects of a bucket or prefix. */
export const objectsFinding = (bucket: IBucket, prefix = ''): string => {
  const resource = bucket.node.defaultChild
  if (!(resource instanceof CfnBucket)) throw new Error(`${bucket.node.path} is not our bucket`)
  return `IAM5[Resource::<${Stack.of(bucket).getLogicalId(resource)}.Arn>/${prefix}*]`
}
