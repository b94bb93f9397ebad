import type { AssembledDocument, Block, ListItem } from './model.ts'
import { runsText } from './plain-text.ts'

/** A numbered step of the instructions: "Print and sign three originals", and what else it says. */
export type InstructionStep = { title: string; text: string }

/** The title is in bold at the beginning of a step. */
const stepOf = ({ runs }: ListItem): InstructionStep => {
  const end = runs.findIndex((run) => run.kind !== 'text' || !run.bold)
  const cut = end === -1 ? runs.length : end
  return {
    title: runsText(runs.slice(0, cut)).replace(/[.:]?\s*$/, ''),
    text: runsText(runs.slice(cut)).trim(),
  }
}

const itemsOf = (block: Block): ListItem[] => {
  if (block.kind === 'together') return block.blocks.flatMap(itemsOf)
  return block.kind === 'list' && block.marker === 'step' ? block.items : []
}

/** The numbered steps of the instructions, in order. */
export const instructionSteps = ({ blocks }: AssembledDocument): InstructionStep[] =>
  blocks.flatMap(itemsOf).map(stepOf)
