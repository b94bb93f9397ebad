import { App, type AppProps, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'

/** Behaviour that new CDK applications choose. Source: "Feature flags", AWS CDK developer guide. */
const FEATURES = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:validateAgainstDefaultRules': true,
  '@aws-cdk/core:target-partitions': ['aws'],
}

/** A CDK application whose stacks are checked while they are synthesised, by cdk-nag among others. */
export const createApp = (props: AppProps = {}): App => {
  const app = new App({
    analyticsReporting: false,
    ...props,
    context: { ...FEATURES, ...props.context },
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}
