import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { parseSync } from 'rolldown/utils'

/*
 * What bundles go without because their functions never use it. The tests of the functions run the code whole:
 * test/infra/bundles and the emulator's test call what is left.
 */

/** No font of ours is compressed as WOFF2, whose dictionary is half a megabyte of fontkit. */
const withoutWoff2: Plugin = {
  name: 'without-woff2',
  load: {
    filter: { id: /\/node_modules\/brotli\/decompress\.js$/ },
    handler: () => ({
      code: "export default () => { throw new Error('The bundle reads no WOFF2 fonts') }",
    }),
  },
}

/** The modules of packages whose answers no function needs. */
const NEVER_NEEDED: { name: string; modules: RegExp }[] = [
  {
    // The description of the API is made when a function is bundled.
    name: 'json-schemas',
    modules: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/,
  },
  {
    // Node has these hashes.
    name: 'hashes-in-javascript',
    modules: /\/@(smithy\/core|aws-sdk\/checksums)\/dist-es\/.*\/Sha(1|256)Js\.js$/,
  },
  {
    // Streams of Node are no browser's.
    name: 'streams-of-browsers',
    modules: /\/@smithy\/core\/dist-es\/submodules\/serde\/util-stream\/.*\.browser\.js$/,
  },
  {
    // No call that a function makes is answered by events.
    name: 'event-streams',
    modules:
      /\/@smithy\/core\/dist-es\/submodules\/event-streams\/(EventStreamSerde|eventstream-(codec|serde-universal)\/.*)\.js$/,
  },
  {
    // DynamoDB tells its clients of no other endpoint unless they are set up to ask.
    name: 'endpoint-cache',
    modules: /\/@aws-sdk\/endpoint-cache\/dist-es\/EndpointCache\.js$/,
  },
  {
    // Events and decimals of Stripe's second API, lists of more than a page, and what stands for Node elsewhere.
    name: 'stripe-of-others',
    modules:
      /\/stripe\/esm\/(StripeEventNotificationHandler|Decimal|autoPagination|.*\/(Fetch|EndpointFetch)HttpClient|.*\/SubtleCryptoProvider)\.js$/,
  },
]

/** The names that a module exports. */
const exportsOf = (path: string): string[] =>
  parseSync(path, readFileSync(path, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => (name === null ? [] : [name])),
  )

const withoutUnneeded: Plugin[] = NEVER_NEEDED.map(({ name, modules }) => ({
  name: `without-${name}`,
  load: {
    filter: { id: modules },
    handler: (path) => {
      const names = exportsOf(path).map((exported) => `none as ${exported}`)
      return { code: `function none() {}\nexport { ${names.join(', ')} }` }
    },
  },
}))

/** The calls of Stripe's API that functions make, and what holds them; core/stripe.ts gives its client this type. */
const USED_RESOURCES = ['Checkout/index', 'Checkout/Sessions', 'Disputes', 'Refunds']

/** The other resources are classes without calls. */
const withoutOtherResources: Plugin = {
  name: 'without-other-resources',
  load: {
    filter: {
      id: new RegExp(`/node_modules/stripe/esm/resources/(?!(${USED_RESOURCES.join('|')})\\.js)`),
    },
    handler: (path) => ({
      code: readFileSync(path, 'utf8').replace(/(export class \w+).*/s, '$1 {}'),
    }),
  },
}

export const UNUSED: Plugin[] = [withoutWoff2, ...withoutUnneeded, withoutOtherResources]
