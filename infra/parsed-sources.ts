import { readFileSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { parseSource } from '../shared/documents/engine/parse.ts'

const PARSER = /\/shared\/documents\/engine\/parse\.ts$/

/** @throws Error naming the file and the line of what is no sound Markdoc. */
const nodesIn = (path: string) => {
  try {
    return parseSource(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/**
 * The sources of documents are parsed when they are bundled: their modules export the JSON of their nodes, and what
 * reads it stands for the parser. Vite takes the plugin, too.
 */
export const parsedSources = {
  name: 'parsed-sources',
  load: {
    filter: { id: [/\.md$/, PARSER] },
    handler: (path: string) => ({
      code: PARSER.test(path)
        ? "export { parseSource } from './parsed-source.ts'"
        : `export default ${JSON.stringify(JSON.stringify(nodesIn(path)))}`,
    }),
  },
} satisfies Plugin
