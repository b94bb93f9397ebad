import type { Plugin } from 'vite'
import { summarizeCoverages } from '../../shared/content/coverages.ts'

const MODULE = 'virtual:short-coverages'
/** Rollup's mark of a module that is no file. https://vite.dev/guide/api-plugin#virtual-modules-convention */
const RESOLVED = `\0${MODULE}`

/**
 * Vite and vitest: the module `virtual:short-coverages`. Pages show how each document serves each state
 * at once; the reasons, a hundred times as long, are fetched when someone asks for them.
 */
export const shortCoveragesModule = (): Plugin => ({
  name: 'short-coverages',
  resolveId: (id) => (id === MODULE ? RESOLVED : null),
  load: async (id) => {
    if (id !== RESOLVED) return null
    const short = Object.entries(await summarizeCoverages())
    const initials = Object.fromEntries(short.map(([key, value]) => [key, value.initials]))
    const refused = Object.fromEntries(
      short.flatMap(([key, value]) => (value.refused ? [[key, value.refused]] : [])),
    )
    return `export const INITIALS = ${JSON.stringify(initials)}\nexport const REFUSED = ${JSON.stringify(refused)}`
  },
})
