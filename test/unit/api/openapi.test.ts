import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { app } from '../../../lambdas/shop/index.ts'
import { STATUS_OF } from '../../../shared/api/errors.ts'
import { openApiDocument } from '../../../shared/api/openapi.ts'
import { errorsOf, type Route } from '../../../shared/api/route.ts'
import { routes } from '../../../shared/api/routes.ts'

const document = openApiDocument(routes, 'The API')
const ROUTES = Object.entries<Route>(routes)

const operationOf = ({ path, method }: Route) => document.paths[path]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  it('is valid according to the OpenAPI 3.1 schema', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has every route exactly once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
    expect(operations).toHaveLength(ROUTES.length)
  })

  it.each(ROUTES)('describes the input and output of %s', (name, route) => {
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({
      name: param,
      in: 'path',
      required: true,
    }))
    const queryParameters = Object.keys(route.query.shape).map((query) => ({
      name: query,
      in: 'query',
    }))
    const statuses = [route.status, ...errorsOf(route).map((code) => STATUS_OF[code])]
    expect(operationOf(route)).toMatchObject({
      operationId: name,
      summary: expect.stringMatching(/^\S.*\S$/),
      parameters: expect.arrayContaining([
        ...named.map((param) => expect.objectContaining(param)),
        ...queryParameters.map((query) => expect.objectContaining(query)),
      ]),
      responses: Object.fromEntries(statuses.map((status) => [status, expect.anything()])),
      ...(route.hasBody && { requestBody: { required: true } }),
    })
  })

  it('is served without admin routes when there is no token', async () => {
    const response = await app.request(routes.getOpenApi.path)
    expect(response.status).toBe(200)
    const { openapi, paths } = routes.getOpenApi.response.parse(await response.json())
    const open = ROUTES.filter(([, { access }]) => access !== 'admin').map(([, { path }]) => path)
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths).sort()).toEqual([...new Set(open)].sort())
  })
})
