/*
 * Bundles the functions: `node infra/bundle-functions.ts <folder>` writes one folder for each service. What is
 * loaded when it is first needed is a file of its own, so that the start of a function reads no more than every
 * call uses. The AWS SDK is bundled: only the clients in use are loaded, which starts faster than the runtime's
 * copy, and the version that was tested is the one that runs.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import type { Service } from '../shared/api/route.ts'
import { SERVICES } from './config/services.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where a developer's machine keeps credentials: a function has its own in its environment. */
const OTHER_CREDENTIALS =
  /^@(aws-sdk|smithy)\/credential-provider-(http|imds|ini|login|process|sso|web-identity)$/

const asModule = (text: string) => ({ code: `export default ${JSON.stringify(text)}` })

/** Fonts lie beside the bundle, and their modules say where. */
const fonts: Plugin = {
  name: 'fonts',
  load: {
    filter: { id: /\.ttf$/ },
    handler(path) {
      const fileName = basename(path)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) })
      return asModule(`./${fileName}`)
    },
  },
}

/** Legal text, which only a function that prints documents holds. */
const legalText = (prints: boolean): Plugin => ({
  name: 'legal-text',
  load: {
    filter: { id: /\.md$/ },
    handler: (path) => asModule(prints ? readFileSync(path, 'utf8') : ''),
  },
})

/** Writes the bundle of a service: index.mjs, the files that it loads later, and its fonts. */
export const bundleFunction = async (service: Service, folder: string): Promise<void> => {
  const { prints = false } = SERVICES[service]
  const bundle = await rolldown({
    input: { index: join(ROOT, 'lambdas', service, 'index.ts') },
    platform: 'node',
    external: OTHER_CREDENTIALS,
    // ES modules, of which what nobody uses can be left out.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [fonts, legalText(prints)],
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
