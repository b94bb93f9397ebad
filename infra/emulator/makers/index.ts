import * as z from 'zod'
import { arnOf } from '../identity.ts'
import { type Maker, made } from '../parts.ts'
import { makeApi, makeIntegration, makeRoute } from './api.ts'
import { makeBucket, makeQueue, makeTable } from './data.ts'
import {
  makeEventSourceMapping,
  makeFunction,
  makePermission,
  makePolicy,
  makeRole,
  makeRule,
} from './functions.ts'

const logGroup = z.object({ LogGroupName: z.string() })

const makeLogGroup: Maker = (properties) => {
  const { LogGroupName } = logGroup.parse(properties)
  return made(LogGroupName, { Arn: arnOf('logs', `log-group:${LogGroupName}:*`) })
}

/** There is no sign-in here: a pool and its parts have names, and nobody in them. */
const makeNamed: Maker = (_, id) => made(id, { Arn: arnOf('cognito-idp', `userpool/${id}`) })

/** Taken down and without any effect here. */
const makeNothing: Maker = (_, id) => made(id)

/** What can be made, by CloudFormation's name of its type. A template with another type fails. */
export const MAKERS: Record<string, Maker> = {
  'AWS::ApiGatewayV2::Api': makeApi,
  'AWS::ApiGatewayV2::Authorizer': makeNothing,
  'AWS::ApiGatewayV2::Integration': makeIntegration,
  'AWS::ApiGatewayV2::Route': makeRoute,
  'AWS::ApiGatewayV2::Stage': makeNothing,
  'AWS::CDK::Metadata': makeNothing,
  'AWS::CloudWatch::Alarm': makeNamed,
  'AWS::CloudWatch::Dashboard': makeNothing,
  'AWS::Cognito::ManagedLoginBranding': makeNothing,
  'AWS::Cognito::UserPool': makeNamed,
  'AWS::Cognito::UserPoolClient': makeNamed,
  'AWS::Cognito::UserPoolDomain': makeNamed,
  'AWS::Cognito::UserPoolGroup': makeNothing,
  'AWS::DynamoDB::Table': makeTable,
  'AWS::Events::Rule': makeRule,
  'AWS::IAM::Policy': makePolicy,
  'AWS::IAM::Role': makeRole,
  'AWS::Lambda::EventInvokeConfig': makeNothing,
  'AWS::Lambda::EventSourceMapping': makeEventSourceMapping,
  'AWS::Lambda::Function': makeFunction,
  'AWS::Lambda::Permission': makePermission,
  'AWS::Logs::LogGroup': makeLogGroup,
  'AWS::S3::Bucket': makeBucket,
  'AWS::S3::BucketPolicy': makeNothing,
  'AWS::SQS::Queue': makeQueue,
  'AWS::SQS::QueuePolicy': makeNothing,
}
