import type { Block } from '../../../../shared/documents/model.ts'

/** The lines of the title block: title, subtitle and what is centered under them. */
const opens = (block: Block) =>
  block.kind === 'title' ||
  block.kind === 'subtitle' ||
  (block.kind === 'paragraph' && block.look === 'centered')

/** The title block, and everything after it: the list of contents stands between. */
export const splitAfterTitle = (blocks: readonly Block[]): [readonly Block[], readonly Block[]] => {
  const first = blocks.findIndex((block) => !opens(block))
  const at = first === -1 ? blocks.length : first
  return [blocks.slice(0, at), blocks.slice(at)]
}
