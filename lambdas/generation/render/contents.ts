import type { AssembledDocument, Block } from '../../../shared/documents/engine/model.ts'
import { sectionsOf } from '../../../shared/documents/engine/plain-text.ts'

/** A longer document has a list of its sections after its title. */
const MAX_PAGES_WITHOUT = 8

export const CONTENTS_TITLE = 'Contents'

/** A section in the list: the id of its heading, and its number and title as one text. */
export type ContentsEntry = { id: string; label: string; level: 1 }

/** The list of sections of a document: empty when the document is short. */
export const contentsOf = (document: AssembledDocument): ContentsEntry[] =>
  (document.pages ?? 0) > MAX_PAGES_WITHOUT
    ? sectionsOf(document).map(({ id, number, title }) => ({
        id,
        label: number ? `${number}. ${title}` : title,
        level: 1,
      }))
    : []

/** Title, subtitle and what is centered under them. */
const isTitleBlock = (block: Block): boolean =>
  block.kind === 'title' ||
  block.kind === 'subtitle' ||
  (block.kind === 'paragraph' && block.look === 'centered')

/** The title block, and everything after it: the list of sections stands between. */
export const splitAfterTitle = (
  blocks: readonly Block[],
): { title: readonly Block[]; rest: readonly Block[] } => {
  const first = blocks.findIndex((block) => !isTitleBlock(block))
  const at = first === -1 ? blocks.length : first
  return { title: blocks.slice(0, at), rest: blocks.slice(at) }
}
