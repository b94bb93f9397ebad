import * as z from 'zod'
import type { Route } from '../../shared/api/route.ts'
import fc from './fast-check.ts'
import { CAR_SALE } from './store/store.ts'

/** The parts of zod's JSON schemas that the contract uses. */
const shape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
})

/** Names of existing objects, and similar ones that don't exist. */
const NAMES = [
  'bill-of-sale',
  'nda',
  'pdf',
  'docx',
  'a.pdf',
  'a@buyer.example',
  '1.0',
  'Bill of Sale',
  'ord_none',
  'cs_test_none',
  'unmatched_cs_test_none',
  'test_bill-of-sale_1_a',
  '0'.repeat(32),
]

const HOSTILE = [
  '',
  '..',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  'bill-of-sale\u0000',
  '%00',
  '𐍈'.repeat(120),
  'x'.repeat(255),
  '9'.repeat(400),
]

/** Longer than the key of a table or an index may be. */
const OVERLONG_KEYS = ['', 'ord_', 'cs_test_', 'unmatched_cs_test_'].map(
  (start) => start + '0'.repeat(2100),
)

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
}

const text = (format = '', maxLength = Number.POSITIVE_INFINITY): fc.Arbitrary<string> =>
  fc
    .oneof(
      FORMATS[format] ?? fc.constantFrom(...NAMES),
      fc.constantFrom(...NAMES),
      fc.constantFrom(...HOSTILE),
      fc.constantFrom(...OVERLONG_KEYS),
      fc.string({ unit: 'binary' }),
    )
    .map((value) => value.slice(0, maxLength))

const number = fc.oneof(
  fc.constantFrom(0, 1, 29, 0.1, -1, 1e308, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const objectOf = ({
  properties = {},
  required = [],
  additionalProperties,
}: z.infer<typeof shape>) => {
  const known = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, valuesOf(schema)]),
  )
  if (additionalProperties === false || Object.keys(properties).length > 0) {
    return fc.record(known, { requiredKeys: required })
  }
  const values = valuesOf(additionalProperties ?? {})
  return fc.oneof(fc.constant(CAR_SALE), fc.dictionary(text('', 100), values, { maxKeys: 5 }))
}

/** Values of a JSON schema, and sometimes other values. */
const valuesOf = (schema: unknown): fc.Arbitrary<unknown> => {
  const parsed = shape.parse(schema)
  const validValues = (): fc.Arbitrary<unknown> => {
    if (parsed.enum) return fc.constantFrom(...parsed.enum)
    if (parsed.const !== undefined) return fc.constant(parsed.const)
    if (parsed.anyOf) return fc.oneof(...parsed.anyOf.map(valuesOf))
    if (Array.isArray(parsed.type))
      return fc.oneof(...parsed.type.map((type) => valuesOf({ type })))
    if (parsed.type === 'object') return objectOf(parsed)
    if (parsed.type === 'array') return fc.array(valuesOf(parsed.items ?? {}), { maxLength: 3 })
    if (parsed.type === 'boolean') return fc.boolean()
    if (parsed.type === 'number' || parsed.type === 'integer') return number
    return text(parsed.format, parsed.maxLength)
  }
  return fc.oneof(
    { weight: 12, arbitrary: validValues() },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

/** An existing name, so that the next path parameter is looked up. */
const EXISTING: Readonly<Record<string, string>> = {
  id: 'bill-of-sale',
  type: 'pdf',
  format: 'pdf',
}

/** A path segment without unpaired surrogates. */
const segmentFor = (key: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(EXISTING[key] ?? 'ord_none'),
    text().map((value) => value.toWellFormed()),
  )

const segmentsFor = (fields: z.ZodObject): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(Object.keys(fields.shape).map((key) => [key, segmentFor(key)])))

/** A request as the route's contract describes it, with unchecked values. */
type ArbitraryRequest = {
  input: Record<string, string>
  text: string
  as: 'admin' | 'member' | 'anonymous'
}

/** Requests for a route, generated from its contract. */
export const arbitraryRequest = (route: Route): fc.Arbitrary<ArbitraryRequest> => {
  const body = valuesOf(
    route.raw ? {} : z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }),
  )
  return fc.record({
    input: fc
      .tuple(segmentsFor(route.params), segmentsFor(route.query))
      .map(([params, query]) => ({ ...params, ...query })),
    text: body.map((value) => JSON.stringify(value) ?? ''),
    as: fc.constantFrom('admin', 'admin', 'admin', 'member', 'anonymous'),
  })
}
