import type { Plugin } from 'vite'
import { textFiles } from './text-files.ts'

/** Two thirds of a document's text, which only the preview worker prints. */
const withoutParts: Plugin = {
  name: 'without-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/(agreement|instructions)\.md$/ },
    handler: () => ({ code: "export default ''" }),
  },
}

/** What pages read of documents: the notes of states. */
export const pageTexts = (): Plugin[] => [withoutParts, textFiles()]
