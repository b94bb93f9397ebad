import * as z from 'zod'
import { localArn } from '../../../infra/local/account.ts'
import { createBucket, createQueue, createSecret, createTable } from './data-handlers.ts'
import {
  createEventSourceMapping,
  createFunction,
  createPermission,
  createPolicy,
  createRole,
  createRule,
} from './function-handlers.ts'
import { createConfigurationSet, createEventDestination } from './mail-handlers.ts'
import { type ResourceHandler, values } from './resource-context.ts'

const api = z.object({ Name: z.string(), ProtocolType: z.literal('HTTP') })

const createApi: ResourceHandler = async (properties, id, { apiUrl }, { apis }) => {
  const { Name } = api.parse(properties)
  apis.push({ name: Name, id })
  return values(id, { ApiEndpoint: await apiUrl(Name) })
}

const integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
})

const createIntegration: ResourceHandler = (properties, id, _, { integrations }) => {
  integrations.set(id, integration.parse(properties).IntegrationUri)
  return values(id)
}

const route = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT']),
})

const createRoute: ResourceHandler = (properties, id, _, { routes }) => {
  const { RouteKey, Target, AuthorizationType } = route.parse(properties)
  routes.push({
    key: RouteKey,
    integration: Target.replace('integrations/', ''),
    authorized: AuthorizationType === 'JWT',
  })
  return values(id)
}

const logGroup = z.object({ LogGroupName: z.string() })

const createLogGroup: ResourceHandler = (properties) => {
  const { LogGroupName } = logGroup.parse(properties)
  return values(LogGroupName, { Arn: localArn('logs', `log-group:${LogGroupName}:*`) })
}

/** User pools and alarms only get names: the emulator has no users and sends no notifications. */
const createName: ResourceHandler = (_, id) =>
  values(id, { Arn: localArn('cognito-idp', `userpool/${id}`) })

/** Resources without an effect in the emulator. */
const ignore: ResourceHandler = (_, id) => values(id)

/** The handlers by CloudFormation resource type. Other types make a stack fail. */
export const RESOURCE_HANDLERS: Record<string, ResourceHandler> = {
  'AWS::ApiGatewayV2::Api': createApi,
  'AWS::ApiGatewayV2::Authorizer': ignore,
  'AWS::ApiGatewayV2::Integration': createIntegration,
  'AWS::ApiGatewayV2::Route': createRoute,
  'AWS::ApiGatewayV2::Stage': ignore,
  'AWS::CDK::Metadata': ignore,
  'AWS::CloudWatch::Alarm': createName,
  'AWS::CloudWatch::Dashboard': ignore,
  'AWS::Cognito::ManagedLoginBranding': ignore,
  'AWS::Cognito::UserPool': createName,
  'AWS::Cognito::UserPoolClient': createName,
  'AWS::Cognito::UserPoolDomain': createName,
  'AWS::Cognito::UserPoolGroup': ignore,
  'AWS::DynamoDB::Table': createTable,
  'AWS::Events::Rule': createRule,
  'AWS::IAM::Policy': createPolicy,
  'AWS::IAM::Role': createRole,
  'AWS::Lambda::EventInvokeConfig': ignore,
  'AWS::Lambda::EventSourceMapping': createEventSourceMapping,
  'AWS::Lambda::Function': createFunction,
  'AWS::Lambda::Permission': createPermission,
  'AWS::Logs::LogGroup': createLogGroup,
  'AWS::Logs::MetricFilter': ignore,
  'AWS::S3::Bucket': createBucket,
  'AWS::S3::BucketPolicy': ignore,
  'AWS::SES::ConfigurationSet': createConfigurationSet,
  'AWS::SES::ConfigurationSetEventDestination': createEventDestination,
  'AWS::SecretsManager::Secret': createSecret,
  'AWS::SQS::Queue': createQueue,
  'AWS::SQS::QueuePolicy': ignore,
}
