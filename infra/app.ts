import { App, type AppProps, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'

/** Feature flags that `cdk init` sets for new applications. Source: "Feature flags", AWS CDK developer guide. */
const FEATURES = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:validateAgainstDefaultRules': true,
  '@aws-cdk/core:target-partitions': ['aws'],
}

/** A CDK app that runs cdk-nag during synthesis. */
export const createApp = (props: AppProps = {}): App => {
  const app = new App({
    analyticsReporting: false,
    ...props,
    context: { ...FEATURES, ...props.context },
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}
