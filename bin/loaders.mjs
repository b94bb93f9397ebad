// Lets Node import legal text (.md) as a string and fonts (.ttf) as a file URL,
// as Vite, vitest and esbuild do. Registered with `node --import ./bin/loaders.mjs`.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const contentOf = (url) =>
  url.endsWith('.md') ? readFileSync(fileURLToPath(url), 'utf8') : url.endsWith('.ttf') ? url : null

registerHooks({
  load(url, context, next) {
    const value = contentOf(url)
    if (value === null) return next(url, context)
    return {
      format: 'module',
      shortCircuit: true,
      source: `export default ${JSON.stringify(value)}`,
    }
  },
})
