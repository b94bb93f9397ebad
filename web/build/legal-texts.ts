import type { Plugin } from 'vite'
import { textFiles } from './text-files.ts'

/** Pages don't bundle agreements and instructions, two thirds of a document's text: only the preview worker does. */
const dropWorkerTexts: Plugin = {
  name: 'drop-worker-texts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/(agreement|instructions)\.md$/ },
    handler: () => ({ code: "export default ''" }),
  },
}

/** The document texts that pages need: the state notes. */
export const pageTexts = (): Plugin[] => [dropWorkerTexts, textFiles()]
