/*
 * Bundles the functions: `node infra/bundle-functions.ts <folder>` writes one folder for each service. What is
 * loaded when it is first needed is a file of its own, so that the start of a function reads no more than every
 * call uses. The AWS SDK is bundled: only the clients in use are loaded, which starts faster than the runtime's
 * copy, and the version that was tested is the one that runs.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import type { Service } from '../shared/api/route.ts'
import { SERVICES } from './config/services.ts'
import { HAN_FONT } from './fonts.ts'
import { parsedSources } from './parsed-sources.ts'
import { UNUSED } from './unused-code.ts'
import { UNUSED_WITHOUT_PRINT } from './unused-texts.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where a developer's machine keeps credentials: a function has its own in its environment. */
const OTHER_CREDENTIALS =
  /^@(aws-sdk|smithy)\/credential-provider-(http|imds|ini|login|process|sso|web-identity)$/

/** What the names of modules that stand for Node's begin with; the zero byte keeps other plugins away. */
const LAZY = '\0lazy:'

const asModule = (text: string) => ({ code: `export default ${JSON.stringify(text)}` })

/** Fonts lie beside the bundle, and their modules say where; the Han font is fetched when a name needs it. */
const fonts: Plugin = {
  name: 'fonts',
  load: {
    filter: { id: /\.ttf$/ },
    handler(path) {
      const fileName = basename(path)
      if (path.endsWith(HAN_FONT)) return asModule(`fetched:${fileName}`)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) })
      return asModule(`./${fileName}`)
    },
  },
}

/**
 * An import of one of these modules reads all that it exports, and for some of that Node loads much else: its whole
 * fetch for http, the three standard streams for process; 30 ms of a start (2026-11). Asked
 * for by name, a module is whole without them.
 */
const READ_LAZILY = /^(node:)?(http|process)$/

/** What a module exports as it is, where nothing has to be computed first. */
const plainExports = (name: string): string[] => {
  const properties = Object.getOwnPropertyDescriptors(process.getBuiltinModule(name) ?? {})
  return Object.entries(properties).flatMap(([key, { get }]) =>
    get || !/^[A-Za-z]\w*$/.test(key) ? [] : [key],
  )
}

const lazyModules: Plugin = {
  name: 'lazy-modules',
  resolveId: {
    filter: { id: READ_LAZILY },
    handler: (id) => ({ id: `${LAZY}${id.replace('node:', '')}` }),
  },
  load: {
    filter: { id: new RegExp(`^${LAZY}`) },
    handler(id) {
      const name = id.slice(LAZY.length)
      return {
        code: `const module = process.getBuiltinModule('node:${name}')
export default module
export const { ${plainExports(name).join(', ')} } = module`,
      }
    },
  },
}

/** Modules that are evaluated when a function is bundled: what they export is data. */
const builtModules: Plugin = {
  name: 'built-modules',
  load: {
    filter: { id: /\.build\.ts$/ },
    handler: async (path) => ({
      code: `export default ${JSON.stringify((await import(pathToFileURL(path).href)).default)}`,
    }),
  },
}

/** Writes the bundle of a service: index.mjs, the files that it loads later, and its fonts. */
export const bundleFunction = async (service: Service, folder: string): Promise<void> => {
  const { prints = false } = SERVICES[service]
  const bundle = await rolldown({
    input: { index: join(ROOT, 'lambdas', service, 'index.ts') },
    platform: 'node',
    external: OTHER_CREDENTIALS,
    // ES modules, of which what nobody uses can be left out.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      lazyModules,
      fonts,
      builtModules,
      UNUSED,
      prints ? parsedSources : UNUSED_WITHOUT_PRINT,
    ],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    comments: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
}

const [, script, folder] = process.argv
if (script === fileURLToPath(import.meta.url) && folder !== undefined) {
  const services = Object.keys(SERVICES) as Service[]
  await Promise.all(services.map((service) => bundleFunction(service, join(folder, service))))
}
