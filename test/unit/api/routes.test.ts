import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Route } from '../../../shared/api/route.ts'
import { routes } from '../../../shared/api/routes.ts'

const ROUTES = Object.entries<Route>(routes)

/** The fields of a body; none where it is text. */
const fieldsOf = ({ body }: Route) => (body instanceof z.ZodObject ? Object.keys(body.shape) : [])

it.each(ROUTES)(
  '%s takes each field in one place: a caller gives them all in one object',
  (_, route) => {
    const fields = [
      ...Object.keys(route.params.shape),
      ...Object.keys(route.query.shape),
      ...fieldsOf(route),
    ]
    expect(fields).toEqual([...new Set(fields)])
    if (route.hasBody && !route.raw) expect(fieldsOf(route)).not.toEqual([])
  },
)

it('each service of the contract and the erasure have tests of their function, and no file is of none', () => {
  const tested = readdirSync(new URL('../../functions/', import.meta.url))
  const services = [...new Set(ROUTES.map(([, { service }]) => service)), 'erasure'].sort()
  expect(tested).toEqual(expect.arrayContaining(services.map((service) => `${service}.test.ts`)))
  const named = tested.map((file) => file.replace(/(-[a-z-]+)?\.test\.ts$/, ''))
  expect([...new Set(named)].sort()).toEqual(services)
})
