import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { parseSync, Visitor } from 'rolldown/utils'
import type { Coverage } from '../shared/documents/template/coverage.ts'

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

/** Nobody asks a schema for its JSON form: the description of the API is made when a function is bundled. */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  load: {
    filter: { id: /\/node_modules\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler: async (path) => {
      const names = Object.keys(await import(pathToFileURL(path).href))
      return {
        code: `const none = () => undefined\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }`,
      }
    },
  },
}

/** The calls of Stripe's API that functions make, and what holds them; core/stripe.ts gives its client this type. */
const USED_RESOURCES = ['Checkout/index', 'Checkout/Sessions', 'Refunds']

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

export const UNUSED: Plugin[] = [withoutWoff2, withoutJsonSchemas, withoutOtherResources]

/** What only printing reads of a document, which a function that checks answers goes without. */
const withoutPrint: Plugin = {
  name: 'without-print',
  load: {
    filter: { id: /\.md$|\/shared\/documents\/[\w-]+\/(derive|sample)\.ts$/ },
    handler: (path) => ({
      code: path.endsWith('.md')
        ? "export default ''"
        : `export const ${path.endsWith('derive.ts') ? 'derive = undefined' : 'sampleAnswers = {}'}`,
    }),
  },
}

const isRefused = ([, { kind }]: [string, Coverage[keyof Coverage]]) => kind === 'refuse'

/** Why a state is served, which pages tell; a function has to know only why one is refused. */
const withoutReasons: Plugin = {
  name: 'without-reasons',
  load: {
    filter: { id: /\/shared\/documents\/(?!template)[\w-]+\/coverage\.ts$/ },
    handler: async (path) => {
      const { coverage } = (await import(pathToFileURL(path).href)) as { coverage: Coverage }
      const refused = Object.fromEntries(Object.entries(coverage).filter(isRefused))
      return { code: `export const coverage = ${JSON.stringify(refused)}` }
    },
  },
}

/** What a form shows beside a question. */
const BESIDE = ['help', 'why', 'intro']

/** Questions without the texts that stand beside them. */
const withoutHelp: Plugin = {
  name: 'without-help',
  transform: {
    filter: { id: /\/shared\/documents\/[\w-]+\/[\w-]+\.ts$/ },
    handler(code, path) {
      const texts: [number, number][] = []
      new Visitor({
        Property({ key, value }) {
          if (key.type !== 'Identifier' || !BESIDE.includes(key.name)) return
          if (value.type === 'Literal') texts.push([value.start, value.end])
        },
      }).visit(parseSync(path, code).program)
      return texts.reduceRight(
        (rest, [start, end]) => `${rest.slice(0, start)}''${rest.slice(end)}`,
        code,
      )
    },
  },
}

export const UNUSED_WITHOUT_PRINT: Plugin[] = [withoutPrint, withoutReasons, withoutHelp]
