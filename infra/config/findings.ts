import { Stack, Validations } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Records, for auditors, why a construct need not obey a rule of AwsSolutions (cdk-nag). */
export const acknowledge = (construct: IConstruct, rule: string, reason: string): void => {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}

/** The finding of cdk-nag for a permission on all objects of a bucket, or on those under a prefix. */
export const objectsFinding = (bucket: IBucket, prefix = ''): string => {
  const resource = bucket.node.defaultChild
  if (!(resource instanceof CfnBucket)) throw new Error(`${bucket.node.path} is not our bucket`)
  return `IAM5[Resource::<${Stack.of(bucket).getLogicalId(resource)}.Arn>/${prefix}*]`
}
