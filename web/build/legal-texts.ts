import type { ConfigEnv, Plugin } from 'vite'
import { parsedSources } from '../../infra/parsed-sources.ts'
import { textFiles } from './text-files.ts'

type Command = ConfigEnv['command']

/** What the worker of the preview reads of documents: all, which a build parses and `npm run dev` leaves as it is. */
export const previewTexts = (command: Command): Plugin[] =>
  command === 'build' ? [parsedSources] : [textFiles()]

/** Two thirds of a document's texts, which only the worker prints. */
const withoutParts: Plugin = {
  name: 'without-parts',
  load: {
    filter: { id: /\/(agreement|instructions)\.md$/ },
    handler: () => ({ code: "export default ''" }),
  },
}

/** What pages read of documents: the notes of states. */
export const pageTexts = (command: Command): Plugin[] =>
  command === 'build' ? [withoutParts, parsedSources] : [textFiles()]
