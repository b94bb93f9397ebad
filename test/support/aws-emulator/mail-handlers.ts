import * as z from 'zod'
import { localArn } from '../../../infra/local/account.ts'
import { type ResourceHandler, values } from './resource-context.ts'

const configurationSet = z.object({
  Name: z.string(),
  ReputationOptions: z.object({ ReputationMetricsEnabled: z.literal(true) }),
  SuppressionOptions: z.object({ SuppressedReasons: z.array(z.enum(['BOUNCE', 'COMPLAINT'])) }),
})

export const createConfigurationSet: ResourceHandler = (properties, _, { addConfigurationSet }) => {
  const { Name } = configurationSet.parse(properties)
  addConfigurationSet(Name)
  return values(Name)
}

const destination = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Enabled: z.literal(true),
    MatchingEventTypes: z.tuple([z.literal('bounce'), z.literal('complaint')]),
    EventBridgeDestination: z.object({
      EventBusArn: z.literal(localArn('events', 'event-bus/default')),
    }),
  }),
})

/** SES publishes to the default bus only, and only if a configuration set says so. */
export const createEventDestination: ResourceHandler = (properties, id, _, { published }) => {
  published.add(destination.parse(properties).ConfigurationSetName)
  return values(id)
}
