import type { Block, Heading } from '../model.ts'
import type { Draft } from './context.ts'

const isSectionHeading = (block: Block | undefined): block is Heading =>
  block?.kind === 'heading' && block.level === 1

/** Whether a section ends here: before the next one, or where a new page begins. */
const endsSection = (block: Block | undefined): boolean =>
  block === undefined || block.kind === 'page-break' || isSectionHeading(block)

/**
 * Without the section headings that have nothing under them: a section whose whole content hangs on
 * conditions disappears with it, and its number goes to the next one.
 */
export const dropEmptySections = (blocks: readonly Block[], draft: Draft): Block[] => {
  const empty = new Set<Block>(
    blocks.filter((block, index) => isSectionHeading(block) && endsSection(blocks[index + 1])),
  )
  draft.counted = draft.counted.filter(({ block }) => !empty.has(block))
  return blocks.filter((block) => !empty.has(block))
}

/** Writes "1", "1.1", ... into the headings and clauses, in reading order, without gaps. */
export const numberBlocks = (draft: Draft): void => {
  let sections = 0
  let section: number | undefined
  let inside = 0
  for (const { block, as } of draft.counted) {
    if (as === 'section' || as === 'plain section') {
      section = as === 'section' ? ++sections : undefined
      inside = 0
      if (section !== undefined) block.number = String(section)
    } else if (section !== undefined && as !== 'unnumbered') {
      inside += 1
      block.number = `${section}.${inside}`
    }
  }
}
