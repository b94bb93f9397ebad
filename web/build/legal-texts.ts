import type { Plugin } from 'vite'
import { textFiles } from './text-files.ts'

/** Drops agreement and instructions, two thirds of a document's text, which only the preview worker renders. */
const withoutParts: Plugin = {
  name: 'without-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/(agreement|instructions)\.md$/ },
    handler: () => ({ code: "export default ''" }),
  },
}

/** The document texts that pages need: the state notes. */
export const pageTexts = (): Plugin[] => [withoutParts, textFiles()]
