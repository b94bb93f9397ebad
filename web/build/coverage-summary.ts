import type { Plugin } from 'vite'
import { summarizeCoverages } from '../../shared/content/coverages.ts'

const MODULE = 'virtual:coverage-summary'
/** Rollup's prefix for virtual modules. https://vite.dev/guide/api-plugin#virtual-modules-convention */
const RESOLVED = `\0${MODULE}`

/**
 * The module `virtual:coverage-summary` for Vite and vitest. Pages need each document's kind of coverage per
 * state at once; the reasons, a hundred times as long, are loaded on demand.
 */
export const coverageSummaryModule = (): Plugin => ({
  name: 'coverage-summary',
  resolveId: (id) => (id === MODULE ? RESOLVED : null),
  load: async (id) => {
    if (id !== RESOLVED) return null
    const short = Object.entries(await summarizeCoverages())
    const kindCodes = Object.fromEntries(short.map(([key, value]) => [key, value.kindCodes]))
    const refused = Object.fromEntries(
      short.flatMap(([key, value]) => (value.refused ? [[key, value.refused]] : [])),
    )
    return `export const KIND_CODES = ${JSON.stringify(kindCodes)}\nexport const REFUSED = ${JSON.stringify(refused)}`
  },
})
