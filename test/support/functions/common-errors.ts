import { describe, expect, it } from 'vitest'
import { errorsOf, MAX_BODY_BYTES, type Route, type Service } from '../../../shared/api/route.ts'
import { type RouteName, routes } from '../../../shared/api/routes.ts'
import { arbitraryRequest } from '../arbitrary-requests.ts'
import { isDeep, isForMutants } from '../deep.ts'
import fc from '../fast-check.ts'
import { functions, outcomeOf } from './functions.ts'
import { permissionsOf } from './permissions.ts'

const isRouteName = (name: string): name is RouteName => name in routes

const routesOf = (service: Service): RouteName[] =>
  Object.keys(routes)
    .filter(isRouteName)
    .filter((name) => routes[name].service === service)

/** Path parameters of any kind, because access and body are checked before they are looked up. */
const PATH_PARAMETERS = { id: 'bill-of-sale', token: 'unknown', type: 'pdf', format: 'pdf' }

type UnexpectedRequest = { word: string; text: string; headers: Record<string, string> }

/**
 * A value for every path parameter, a body and headers that our clients never send. Created on demand, because the
 * table of graphemes takes a second.
 */
const unexpectedRequest = (): fc.Arbitrary<UnexpectedRequest> =>
  fc.record({
    word: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ minLength: 250, maxLength: 3000 }),
      fc.constantFrom(
        ...['..', '%00', '__proto__', 'cs_test_none', 'ord_none', 'test_bill-of-sale_1_a'],
      ),
    ),
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 5 })),
    headers: fc.record(
      {
        'stripe-signature': fc.oneof(
          fc.stringMatching(/^t=\d*,v1=[0-9a-f]{0,64}$/),
          fc.stringMatching(/^[ -~]{0,80}$/),
        ),
        'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data'),
      },
      { requiredKeys: [] },
    ),
  })

/**
 * Requests that crash naive handlers: a list nested 20,000 deep, an empty signature, a key that is empty or too
 * long.
 */
const hostileRequests = (name: RouteName): [RouteName, UnexpectedRequest][] => {
  const deep = { word: 'x', text: '['.repeat(20_000) + ']'.repeat(20_000), headers: {} }
  const unsigned = { word: 'x', text: '{}', headers: { 'stripe-signature': 't=1,v1=' } }
  const long = { word: 'x'.repeat(2100), text: '{}', headers: {} }
  const empty = { word: '', text: '{}', headers: {} }
  return [deep, unsigned, long, empty].map((request) => [name, request])
}

type CommonOptions = {
  /** Routes that call no other service, so nothing can fail. */
  alwaysSucceeds?: readonly RouteName[]
  /** Requests of a route's own shape. */
  shapedRuns?: number
}

/**
 * The responses of every route of a service to access and body errors. Must come last in a file: the final tests
 * disconnect the functions and check which responses the file has covered.
 */
export const testCommonErrors = (
  service: Service,
  { alwaysSucceeds = [], shapedRuns = 25 }: CommonOptions = {},
): void => {
  const names = routesOf(service)
  const guarded = names.filter((name) => routes[name].access === 'admin')
  const withBody = names.filter((name) => routes[name].hasBody)
  const withJson = withBody.filter((name) => !routes[name].raw)

  if (guarded.length > 0) {
    it.each(guarded)('%s rejects anonymous callers and members of other groups', async (name) => {
      const { expectError } = functions
      await expectError(name, 'unauthorized', PATH_PARAMETERS, { as: 'anonymous' })
      await expectError(name, 'unauthorized', PATH_PARAMETERS, {
        headers: { Authorization: 'Bearer none' },
      })
      await expectError(name, 'forbidden', PATH_PARAMETERS, { as: 'member' })
    })
  }

  it('allows no origin to read its responses', async () => {
    for (const name of names) {
      const headers = { Origin: 'https://evil.example' }
      const response = await functions.send(name, PATH_PARAMETERS, { headers })
      const allowed = [...response.headers.keys()].filter((key) => key.startsWith('access-control'))
      expect([name, allowed]).toEqual([name, []])
    }
  })

  if (withJson.length > 0) {
    it.each(withJson)('%s rejects a malformed or unknown body', async (name) => {
      const { expectError } = functions
      for (const text of ['', '{', '{"__proto__":{}}']) {
        await expectError(name, 'bad_request', PATH_PARAMETERS, { text })
      }
      for (const text of ['{}', '[]', 'null', '{"unknown":1}']) {
        await expectError(name, 'invalid', PATH_PARAMETERS, { text })
      }
    })
  }

  if (withBody.length > 0) {
    it.each(withBody)('%s rejects a body over 64 kB', async (name) => {
      const text = JSON.stringify('x'.repeat(MAX_BODY_BYTES))
      await functions.expectError(name, 'too_large', PATH_PARAMETERS, { text })
    })
  }

  it.skipIf(isForMutants)('never returns a 5xx for arbitrary requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        unexpectedRequest(),
        async (name, { word, text, headers }) => {
          const route: Route = routes[name]
          const keys = [...Object.keys(route.params.shape), ...Object.keys(route.query.shape)]
          const input = Object.fromEntries(keys.map((key) => [key, word]))
          const response = await functions.send(name, input, { text, headers })
          expect([name, response.status < 500]).toEqual([name, true])
        },
      ),
      { numRuns: isDeep ? 2000 : 150, examples: names.flatMap(hostileRequests) },
    )
  })

  it.skipIf(isForMutants).each(names)(
    '%s never returns a 5xx for requests of its own shape',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(arbitraryRequest(routes[name]), async ({ input, text, as }) => {
          const response = await functions.send(name, input, { text, as })
          expect(response.status).toBeLessThan(500)
        }),
        { numRuns: isDeep ? 500 : shapedRuns },
      )
    },
  )

  it('has exactly the permissions that its AWS calls need', () => {
    expect([...(functions.used.get(service) ?? [])].toSorted()).toEqual(
      permissionsOf(service).toSorted(),
    )
  })

  describe('with all other services down', () => {
    it('returns the generic unexpected error and no details', async () => {
      const { repeatableCalls, stopServers, parseError } = functions
      await stopServers()
      for (const name of names) {
        const response = await repeatableCalls.get(name)?.()
        // The next test reports routes that no test called.
        if (!response) continue
        if (alwaysSucceeds.includes(name)) expect(response.status).toBe(routes[name].status)
        else await parseError(name, 'unexpected', response)
      }
    })
  })

  it('the tests cover the success response and every declared error of each route', () => {
    const declared = names.flatMap((name) => {
      const route: Route = routes[name]
      return (['answer', ...errorsOf(route)] as const).map((outcome) => outcomeOf(name, outcome))
    })
    const notTested = alwaysSucceeds.map((name) => outcomeOf(name, 'unexpected'))
    const tested = [...functions.testedOutcomes].filter((pair) =>
      names.some((name) => pair.startsWith(`${name}:`)),
    )
    expect(tested.toSorted()).toEqual(
      declared.filter((pair) => !notTested.includes(pair)).toSorted(),
    )
  })
}
