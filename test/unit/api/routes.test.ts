import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Route } from '../../../shared/api/route.ts'
import { routes } from '../../../shared/api/routes.ts'

const ROUTES = Object.entries<Route>(routes)

/** The fields of a body; none if it is text. */
const fieldsOf = ({ body }: Route) => (body instanceof z.ZodObject ? Object.keys(body.shape) : [])

it.each(ROUTES)('%s has unique field names across params, query and body', (_, route) => {
  const fields = [
    ...Object.keys(route.params.shape),
    ...Object.keys(route.query.shape),
    ...fieldsOf(route),
  ]
  expect(fields).toEqual([...new Set(fields)])
  if (route.hasBody && !route.raw) expect(fieldsOf(route)).not.toEqual([])
})

it('every service and the erasure have function tests, and every test file belongs to one', () => {
  const tested = readdirSync(new URL('../../functions/', import.meta.url))
  const services = [...new Set(ROUTES.map(([, { service }]) => service)), 'erasure'].sort()
  expect(tested).toEqual(expect.arrayContaining(services.map((service) => `${service}.test.ts`)))
  const named = tested.map((file) => file.replace(/(-[a-z-]+)?\.test\.ts$/, ''))
  expect([...new Set(named)].sort()).toEqual(services)
})
