import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** For Vite and vitest: `import text from './agreement.md'` imports the file's text. */
export const textFiles = (): Plugin => ({
  name: 'text-files',
  enforce: 'pre',
  load(id) {
    const path = id.split('?')[0] ?? id
    return path.endsWith('.md')
      ? `export default ${JSON.stringify(readFileSync(path, 'utf8'))}`
      : null
  },
})

/** For vitest only: a font import is the file's path. */
export const fontFiles = (): Plugin => ({
  name: 'font-files',
  enforce: 'pre',
  load: (id) => (id.endsWith('.ttf') ? `export default ${JSON.stringify(id)}` : null),
})
