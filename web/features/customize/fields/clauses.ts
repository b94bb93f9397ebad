import type { AssembledDocument, Block } from '../../../../shared/documents/model.ts'
import { runsText } from '../../../../shared/documents/plain-text.ts'
import { concerns } from '../preview/focus.ts'
import { sectionName } from '../preview/sections.ts'

/** What stands before the first section. */
const OPENING = 'The beginning'

const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'together' ? flat(block.blocks) : [block]))

/** The sections that print the answer or depend on it, for example "Section 4, Price", in order. */
export const clausesOf = (document: AssembledDocument, field: string): string[] => {
  const found = new Set<string>()
  let section = OPENING
  for (const block of flat(document.blocks)) {
    if (block.kind === 'heading' && block.level === 1)
      section = sectionName(block.number, runsText(block.runs))
    if (concerns(block, field)) found.add(section)
  }
  return [...found]
}

/** More than this many names would be a table of contents. */
const MOST_NAMES = 4

/** "Section 4, Price; Signatures" or, of many, the first ones and how many more there are. */
export const clausesText = (clauses: readonly string[]): string => {
  const named = clauses.slice(0, MOST_NAMES).join('; ')
  const more = clauses.length - MOST_NAMES
  return more > 0 ? `${named}; and ${more} more` : named
}
