import { xmlTokens } from './inspection/xml-tokens.ts'
import { packedEntries, readDirectory, unpack } from './inspection/zip-entries.ts'

/* What a Word file that has passed its inspection says of itself. Source: ECMA-376 part 1, 22.2; part 2, clause 11. */

/** The text of the first element of this name that has any. */
const textOf = (xml: string, name: string): string | undefined => {
  let text: string | undefined
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') text = text === undefined ? undefined : text + token.text
    else if (token.name === name) {
      if (token.kind === 'start') text ??= ''
      else if (text?.trim()) return text
      else text = undefined
    }
  }
  return undefined
}

const PARTS = { core: 'docProps/core.xml', app: 'docProps/app.xml', text: 'word/document.xml' }

/** The title among its properties or else its first line, and the pages that the program counted which saved it. */
export const docxFacts = (bytes: Buffer): { title?: string; pageCount?: number } => {
  const entries = packedEntries(bytes, readDirectory(bytes))
  const read = (part: string, name: string) => {
    const entry = entries.find((each) => each.name === part)
    return entry && textOf(unpack(entry).toString('utf8'), name)
  }
  const pages = Number(read(PARTS.app, 'Pages'))
  return {
    title: read(PARTS.core, 'title') ?? read(PARTS.text, 'p'),
    pageCount: Number.isInteger(pages) && pages > 0 ? pages : undefined,
  }
}
