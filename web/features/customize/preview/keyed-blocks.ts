import type { Block } from '../../../../shared/documents/model.ts'
import { type Keyed, keyed } from './keyed.ts'

const idOf = (block: Block): string | undefined =>
  block.kind === 'heading' || block.kind === 'paragraph' ? block.id : undefined

/** Blocks without an id are named after their section, so that other sections may come and go. */
export const keyedBlocks = (blocks: readonly Block[]): Keyed<Block>[] => {
  let section = 'start'
  return keyed(blocks, (block) => {
    if (block.kind === 'heading' && block.level === 1) section = block.id
    return idOf(block) ?? `${section}/${block.kind}`
  })
}
