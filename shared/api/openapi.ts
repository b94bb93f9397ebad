import * as z from 'zod'
import { errorResponse, STATUS_OF } from './errors.ts'
import { errorsOf, type Route, route } from './route.ts'

/** Public routes only, or every route with an admin's access token. */
export const getOpenApi = route({
  method: 'GET',
  path: '/api/openapi.json',
  service: 'shop',
  access: 'public',
  summary: 'This API description; includes admin routes for admins',
  headers: { authorization: z.string().optional() },
  response: z.looseObject({
    openapi: z.literal('3.1.0'),
    paths: z.record(z.string(), z.unknown()),
  }),
  errors: ['unauthorized', 'forbidden'],
})

const SECURITY_SCHEME = 'admin'

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io })
  return json
}

const json = (schema: object) => ({ 'application/json': { schema } })

const parametersOf = (place: 'path' | 'query' | 'header', fields: z.ZodObject) => {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input' })
  return Object.entries(properties)
    .filter(([name]) => name !== 'authorization')
    .map(([name, schema]) => ({ name, in: place, required: required.includes(name), schema }))
}

const success = ({ status, response, summary, media }: Route) => {
  if (status === 204) return { description: summary }
  if (media) {
    const schema = { type: 'string', format: 'binary' }
    return { description: summary, content: { [media]: { schema } } }
  }
  return status === 302
    ? {
        description: summary,
        headers: { Location: { required: true, schema: toJsonSchema(response, 'output') } },
      }
    : { description: summary, content: json(toJsonSchema(response, 'output')) }
}

/** One response per status, listing its error codes. */
const failures = (definition: Route) => {
  const codes = Object.groupBy(errorsOf(definition), (code) => String(STATUS_OF[code]))
  return Object.entries(codes).map(([status, errorCodes = []]) => [
    status,
    { description: errorCodes.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
  ])
}

/** No security, an admin token, or an optional one. */
const securityOf = ({ access, headers }: Route) => {
  if (access === 'admin') return [{ [SECURITY_SCHEME]: [] }]
  return 'authorization' in headers.shape ? [{}, { [SECURITY_SCHEME]: [] }] : []
}

/** Stripe documents the body of its webhook. */
const requestBodyOf = ({ hasBody, raw, body }: Route) =>
  hasBody && {
    requestBody: { required: true, content: json(raw ? {} : toJsonSchema(body, 'input')) },
  }

type Operation = ReturnType<typeof operationOf>

const operationOf = (name: string, definition: Route) => ({
  operationId: name,
  summary: definition.summary,
  tags: [definition.service],
  security: securityOf(definition),
  parameters: [
    ...parametersOf('path', definition.params),
    ...parametersOf('query', definition.query),
    ...parametersOf('header', definition.headers),
  ],
  ...requestBodyOf(definition),
  responses: Object.fromEntries([
    [String(definition.status), success(definition)],
    ...failures(definition),
  ]),
})

/** The routes as an OpenAPI document. Source: https://spec.openapis.org/oas/v3.1.1 */
export const openApiDocument = (routes: Readonly<Record<string, Route>>, title: string) => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, definition] of Object.entries(routes)) {
    paths[definition.path] = {
      ...paths[definition.path],
      [definition.method.toLowerCase()]: operationOf(name, definition),
    }
  }
  return {
    openapi: '3.1.0' as const,
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorResponse, 'output') },
      securitySchemes: {
        [SECURITY_SCHEME]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}

type ApiDescription = ReturnType<typeof openApiDocument>

const isForAdmins = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((scheme) => SECURITY_SCHEME in scheme)

/** The description without admin-only routes. */
export const withoutAdminRoutes = (description: ApiDescription): ApiDescription => {
  const paths = Object.entries(description.paths).flatMap(([path, operations]) => {
    const publicOperations = Object.entries(operations).filter(
      ([, operation]) => !isForAdmins(operation),
    )
    return publicOperations.length > 0 ? [[path, Object.fromEntries(publicOperations)]] : []
  })
  return { ...description, paths: Object.fromEntries(paths) }
}
