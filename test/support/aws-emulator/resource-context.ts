import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { SQSClient } from '@aws-sdk/client-sqs'
import type { EventPattern } from './event-pattern.ts'
import type { FunctionSpec } from './function-process.ts'
import type { Statement } from './iam.ts'
import type { ResourceValues } from './template.ts'

/** What resource handlers create resources with. */
export type ResourceContext = {
  /** The URL at which the emulator answers for all services. */
  endpoint: string
  dynamodb: DynamoDBClient
  sqs: SQSClient
  addBucket: (name: string) => Promise<void>
  addSecret: (name: string, values: Record<string, string>) => void
  addConfigurationSet: (name: string) => void
  /** Unpacks an uploaded bundle and gives its folder. */
  unpack: (bucket: string, key: string) => Promise<string>
  /** The URL of the API with that name. */
  apiUrl: (name: string) => Promise<string>
}

/** The resources of a stack that run. Functions and queues are named by their ARNs. */
export type StackResources = {
  apis: { name: string; id: string }[]
  functions: Map<string, FunctionSpec & { role: string }>
  /** Policy statements by the name of their role. */
  policies: Map<string, Statement[]>
  /** Resource-based policies: which service may invoke a function for which source. */
  permissions: { function: string; principal: string; source: string }[]
  eventSourceMappings: { queue: string; function: string }[]
  schedules: { rule: string; minutes: number; function: string; input: string }[]
  /** Rules for the events of the default bus. */
  eventRules: { rule: string; pattern: EventPattern; function: string }[]
  /** The configuration sets whose events reach the bus. */
  published: Set<string>
  /** The ARN of the function behind an integration, by the integration's logical id. */
  integrations: Map<string, string>
  routes: { key: string; integration: string; authorized: boolean }[]
}

export const noResources = (): StackResources => ({
  apis: [],
  functions: new Map(),
  policies: new Map(),
  permissions: [],
  eventSourceMappings: [],
  schedules: [],
  eventRules: [],
  published: new Set(),
  integrations: new Map(),
  routes: [],
})

/**
 * Creates a resource of one type from its resolved properties and its logical id. A handler adds what
 * is to run to `resources`. @throws Error when the properties are not those this project uses
 */
export type ResourceHandler = (
  properties: Record<string, unknown>,
  id: string,
  context: ResourceContext,
  resources: StackResources,
) => Promise<ResourceValues> | ResourceValues

export const values = (ref: string, attributes: Record<string, string> = {}): ResourceValues => ({
  ref,
  attributes,
})
