import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fileClass, siteSheet, siteStyles, stylesIn } from './site-styles.ts'

const web = fileURLToPath(new URL('../../', import.meta.url))

const MODULE = 'virtual:chakra-styles'
/** Rollup's mark of a module that is no file. https://vite.dev/guide/api-plugin#virtual-modules-convention */
const RESOLVED = `\0${MODULE}`

const exported = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** What stands in for what in the built site. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@chakra-ui/react': `${web}chakra/index.ts`,
  './style-engine.tsx': `${web}static-style-engine.tsx`,
}

/**
 * The styles of Chakra's components are written when the site is built: the engine that makes them in `npm run dev` is
 * a quarter of a first load and half of the time until a page answers on a phone.
 */
export const staticChakra = (): Plugin => ({
  name: 'static-chakra',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === MODULE ? RESOLVED : (STAND_INS[id] ?? null)),
  async load(id) {
    if (id === RESOLVED) {
      const { properties, spellings, recipes } = await siteStyles()
      return exported({ PROPERTIES: properties, SPELLINGS: spellings, RECIPES: recipes })
    }
    if (!id.endsWith('.styles.ts')) return null
    const names = Object.keys(await stylesIn(id))
    return exported(Object.fromEntries(names.map((name) => [name, fileClass(id, name)])))
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', name: 'styles.css', source: siteSheet(await siteStyles()) })
  },
})
