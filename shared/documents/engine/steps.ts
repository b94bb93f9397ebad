import type { AssembledDocument, Block, ListItem } from './model.ts'

/** The leading bold words: "Print and sign three originals". */
const titleOf = ({ runs }: ListItem): string => {
  const end = runs.findIndex((run) => run.kind !== 'text' || !run.bold)
  const words = runs.slice(0, end === -1 ? undefined : end)
  return words
    .map((run) => (run.kind === 'text' ? run.text : ''))
    .join('')
    .replace(/[.:]?\s*$/, '')
}

const itemsOf = (block: Block): ListItem[] => {
  if (block.kind === 'together') return block.blocks.flatMap(itemsOf)
  return block.kind === 'list' && block.marker === 'step' ? block.items : []
}

/** The titles of the numbered steps of the instructions, in order. */
export const stepTitles = ({ blocks }: AssembledDocument): string[] =>
  blocks.flatMap(itemsOf).map(titleOf)
