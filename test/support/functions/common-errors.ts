import { describe, expect, it } from 'vitest'
import { errorsOf, MAX_BODY_BYTES, type Route, type Service } from '../../../shared/api/route.ts'
import { type RouteName, routes } from '../../../shared/api/routes.ts'
import { arbitraryRequest } from '../arbitrary-requests.ts'
import { isDeep, isForMutants } from '../deep.ts'
import fc from '../fast-check.ts'
import { type Functions, pairOf } from './functions.ts'
import { permissionsOf } from './permissions.ts'

const isRouteName = (name: string): name is RouteName => name in routes

const routesOf = (service: Service): RouteName[] =>
  Object.keys(routes)
    .filter(isRouteName)
    .filter((name) => routes[name].service === service)

/** Path parameters of any kind: access and body are looked at before what they name. */
const ANYWHERE = { id: 'bill-of-sale', token: 'unknown', type: 'pdf', format: 'pdf' }

type StrangeRequest = { word: string; text: string; headers: Record<string, string> }

/**
 * A word for every parameter of the address, a body and headers that no caller of ours sends. Made where it is needed:
 * the table of graphemes takes a second.
 */
const strangeRequest = (): fc.Arbitrary<StrangeRequest> =>
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

/** Requests that were answered 500 once, or would be on AWS: a list 20,000 deep, an empty signature, a key too long or empty. */
const hostileRequests = (name: RouteName): [RouteName, StrangeRequest][] => {
  const deep = { word: 'x', text: '['.repeat(20_000) + ']'.repeat(20_000), headers: {} }
  const unsigned = { word: 'x', text: '{}', headers: { 'stripe-signature': 't=1,v1=' } }
  const long = { word: 'x'.repeat(2100), text: '{}', headers: {} }
  const empty = { word: '', text: '{}', headers: {} }
  return [deep, unsigned, long, empty].map((request) => [name, request])
}

type CommonOptions = {
  /** The routes that ask no other service, so that nothing can fail. */
  needsNothing?: readonly RouteName[]
  /** Requests of the shape of its own that each route gets. */
  shapedRuns?: number
}

/**
 * What every route of a service answers by its access and its body, without the service's own code.
 * Stands at the end of a file: the last tests cut the functions off and compare what the file has seen.
 */
export const itAnswersCommonErrors = (
  service: Service,
  functions: () => Functions,
  { needsNothing = [], shapedRuns = 25 }: CommonOptions = {},
): void => {
  const names = routesOf(service)
  const guarded = names.filter((name) => routes[name].access === 'admin')
  const withBody = names.filter((name) => routes[name].hasBody)
  const withJson = withBody.filter((name) => !routes[name].raw)

  if (guarded.length > 0) {
    it.each(guarded)('%s turns strangers and members of other groups away', async (name) => {
      const { expectError } = functions()
      await expectError(name, 'unauthorized', ANYWHERE, { as: 'nobody' })
      await expectError(name, 'unauthorized', ANYWHERE, {
        headers: { Authorization: 'Bearer none' },
      })
      await expectError(name, 'forbidden', ANYWHERE, { as: 'member' })
    })
  }

  it('allows no origin to read its answers', async () => {
    for (const name of names) {
      const headers = { Origin: 'https://evil.example' }
      const response = await functions().send(name, ANYWHERE, { headers })
      const allowed = [...response.headers.keys()].filter((key) => key.startsWith('access-control'))
      expect([name, allowed]).toEqual([name, []])
    }
  })

  if (withJson.length > 0) {
    it.each(withJson)('%s takes no body that is not its own', async (name) => {
      const { expectError } = functions()
      for (const text of ['', '{', '{"__proto__":{}}']) {
        await expectError(name, 'bad_request', ANYWHERE, { text })
      }
      for (const text of ['{}', '[]', 'null', '{"unknown":1}']) {
        await expectError(name, 'invalid', ANYWHERE, { text })
      }
    })
  }

  if (withBody.length > 0) {
    it.each(withBody)('%s takes no body over 64 kB', async (name) => {
      const text = JSON.stringify('x'.repeat(MAX_BODY_BYTES))
      await functions().expectError(name, 'too_large', ANYWHERE, { text })
    })
  }

  it.skipIf(isForMutants)('answers no request whatever with an error of its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        strangeRequest(),
        async (name, { word, text, headers }) => {
          const route: Route = routes[name]
          const keys = [...Object.keys(route.params.shape), ...Object.keys(route.query.shape)]
          const input = Object.fromEntries(keys.map((key) => [key, word]))
          const response = await functions().send(name, input, { text, headers })
          expect([name, response.status < 500]).toEqual([name, true])
        },
      ),
      { numRuns: isDeep ? 2000 : 150, examples: names.flatMap(hostileRequests) },
    )
  })

  it.skipIf(isForMutants).each(names)(
    '%s answers no request of the shape of its own with an error of its own',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(arbitraryRequest(routes[name]), async ({ input, text, as }) => {
          const response = await functions().send(name, input, { text, as })
          expect(response.status).toBeLessThan(500)
        }),
        { numRuns: isDeep ? 500 : shapedRuns },
      )
    },
  )

  it('is permitted what its calls to AWS need, and nothing that none of them needs', () => {
    expect([...(functions().used.get(service) ?? [])].toSorted()).toEqual(
      permissionsOf(service).toSorted(),
    )
  })

  describe('with every other service down', () => {
    it('says that something unexpected happened, and no more', async () => {
      const { repeatableCalls, stopServers, parseError } = functions()
      await stopServers()
      for (const name of names) {
        const response = await repeatableCalls.get(name)?.()
        // A route that no test has called is missed by the test after this one.
        if (!response) continue
        if (needsNothing.includes(name)) expect(response.status).toBe(routes[name].status)
        else await parseError(name, 'unexpected', response)
      }
    })
  })

  it('has seen the good answer and every declared error of each route', () => {
    const declared = names.flatMap((name) => {
      const route: Route = routes[name]
      return (['answer', ...errorsOf(route)] as const).map((outcome) => pairOf(name, outcome))
    })
    const unshown = needsNothing.map((name) => pairOf(name, 'unexpected'))
    const ours = [...functions().seen].filter((pair) =>
      names.some((name) => pair.startsWith(`${name}:`)),
    )
    expect(ours.toSorted()).toEqual(declared.filter((pair) => !unshown.includes(pair)).toSorted())
  })
}
