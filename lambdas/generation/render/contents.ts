import type { AssembledDocument, Block } from '../../../shared/documents/engine/model.ts'
import { sectionsOf } from '../../../shared/documents/engine/plain-text.ts'

/** A longer document has a list of its sections after its title. */
const MAX_PAGES_WITHOUT = 8

export const CONTENTS_TITLE = 'Contents'

/** A section in the list. `id` is that of its heading, `label` its number ("7.") and title as one text. */
export type ContentsEntry = {
  id: string
  level: 1
  number: string | undefined
  title: string
  label: string
}

/** The list of sections of a document: empty when the document is short. */
export const contentsOf = (document: AssembledDocument): ContentsEntry[] => {
  if ((document.pages ?? 0) <= MAX_PAGES_WITHOUT) return []
  return sectionsOf(document).map(({ id, number: bare, title }) => {
    const number = bare && `${bare}.`
    return { id, level: 1, number, title, label: number ? `${number} ${title}` : title }
  })
}

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
