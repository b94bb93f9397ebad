import type { Block } from '../../../../shared/documents/model.ts'

/** Space above and below a block in points; between two blocks the larger one counts. */
type Spacing = { above: number; below: number }

const SPACING: Record<Exclude<Block['kind'], 'heading' | 'paragraph'>, Spacing> = {
  title: { above: 0, below: 3 },
  subtitle: { above: 0, below: 12 },
  box: { above: 8, below: 9 },
  list: { above: 3, below: 6 },
  table: { above: 7, below: 9 },
  signatures: { above: 12, below: 14 },
  together: { above: 0, below: 0 },
  'page-break': { above: 0, below: 0 },
}

const PARAGRAPH: Spacing = { above: 0, below: 6 }
const SECTION: Spacing = { above: 15, below: 4 }
const SUBSECTION: Spacing = { above: 9, below: 3 }

const spacingOf = (block: Block): Spacing => {
  if (block.kind === 'heading') return block.level === 1 ? SECTION : SUBSECTION
  return block.kind === 'paragraph' ? PARAGRAPH : SPACING[block.kind]
}

/** Points between two blocks. */
export const spaceBetween = (previous: Block, next: Block): number =>
  Math.max(spacingOf(previous).below, spacingOf(next).above)
