import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { SQSClient } from '@aws-sdk/client-sqs'
import type { EventPattern } from './event-pattern.ts'
import type { FunctionSpec } from './function-process.ts'
import type { Statement } from './iam.ts'
import type { ResourceValues } from './template.ts'

/** The dependencies of resource handlers. */
export type ResourceContext = {
  /** The emulator's endpoint for all services. */
  endpoint: string
  dynamodb: DynamoDBClient
  sqs: SQSClient
  addBucket: (name: string) => Promise<void>
  addSecret: (name: string, values: Record<string, string>) => void
  addConfigurationSet: (name: string) => void
  /** Unpacks an uploaded bundle and returns its folder. */
  unpack: (bucket: string, key: string) => Promise<string>
  /** The URL of the API with this name. */
  apiUrl: (name: string) => Promise<string>
}

/** The running resources of a stack. Functions and queues are identified by their ARNs. */
export type StackResources = {
  apis: { name: string; id: string }[]
  functions: Map<string, FunctionSpec & { role: string }>
  /** Policy statements by role name. */
  policies: Map<string, Statement[]>
  /** Resource-based policies: which service may invoke a function for which source. */
  permissions: { function: string; principal: string; source: string }[]
  eventSourceMappings: { queue: string; function: string }[]
  schedules: { rule: string; minutes: number; function: string; input: string }[]
  /** Rules for the default bus. */
  eventRules: { rule: string; pattern: EventPattern; function: string }[]
  /** Configuration sets whose events reach the bus. */
  published: Set<string>
  /** The ARN of an integration's function, by the integration's logical id. */
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
 * Creates a resource of one type from its resolved properties and its logical id. A handler adds what must run to
 * `resources`. @throws Error for properties that this project doesn't use
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
