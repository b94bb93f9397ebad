import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { SQSClient } from '@aws-sdk/client-sqs'
import type { FunctionSpec } from './functions.ts'
import type { Statement } from './permissions.ts'
import type { Made } from './template.ts'

/** What resources are made with. */
export type Workshop = {
  /** Where the emulator answers for all of AWS. */
  endpoint: string
  database: DynamoDBClient
  queues: SQSClient
  addBucket: (name: string) => Promise<void>
  /** Unpacks an uploaded bundle; its folder. */
  unpack: (bucket: string, key: string) => Promise<string>
  /** The address of the API with that name. */
  apiAddress: (name: string) => Promise<string>
}

/** What the resources of a stack come to: enough to run it. Functions and queues go by their ARNs. */
export type Parts = {
  apis: { name: string; id: string }[]
  functions: Map<string, FunctionSpec & { role: string }>
  /** Statements by the name of their role. */
  policies: Map<string, Statement[]>
  /** Who may call a function on whose behalf. */
  permissions: { function: string; principal: string; source: string }[]
  /** Queues that call a function for each message. */
  consumers: { queue: string; function: string }[]
  schedules: { rule: string; minutes: number; function: string; input: string }[]
  /** The function behind an integration, by the integration's id. */
  integrations: Map<string, string>
  routes: { key: string; integration: string; guarded: boolean }[]
}

export const noParts = (): Parts => ({
  apis: [],
  functions: new Map(),
  policies: new Map(),
  permissions: [],
  consumers: [],
  schedules: [],
  integrations: new Map(),
  routes: [],
})

/** Makes a resource of one type from its resolved properties. */
export type Maker = (
  properties: Record<string, unknown>,
  /** Its logical id. */
  id: string,
  workshop: Workshop,
  parts: Parts,
) => Promise<Made> | Made

export const made = (ref: string, attributes: Record<string, string> = {}): Made => ({
  ref,
  attributes,
})
