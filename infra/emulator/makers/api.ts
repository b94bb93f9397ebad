import * as z from 'zod'
import { type Maker, made } from '../parts.ts'

const api = z.object({ Name: z.string(), ProtocolType: z.literal('HTTP') })

export const makeApi: Maker = async (properties, id, { apiAddress }, { apis }) => {
  const { Name } = api.parse(properties)
  apis.push({ name: Name, id })
  return made(id, { ApiEndpoint: await apiAddress(Name) })
}

const integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
})

export const makeIntegration: Maker = (properties, id, _, { integrations }) => {
  integrations.set(id, integration.parse(properties).IntegrationUri)
  return made(id)
}

const route = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT']),
})

export const makeRoute: Maker = (properties, id, _, { routes }) => {
  const { RouteKey, Target, AuthorizationType } = route.parse(properties)
  routes.push({
    key: RouteKey,
    integration: Target.replace('integrations/', ''),
    guarded: AuthorizationType === 'JWT',
  })
  return made(id)
}
