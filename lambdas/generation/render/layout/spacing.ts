import type { Block } from '../../../../shared/documents/model.ts'

/** Space above and below a block in points; between two blocks the larger one counts. */
type Spacing = { above: number; below: number }

export const SPACING: Record<Exclude<Block['kind'], 'heading' | 'paragraph'>, Spacing> = {
  title: { above: 0, below: 2 },
  subtitle: { above: 0, below: 9 },
  box: { above: 6, below: 7 },
  list: { above: 2, below: 4.5 },
  table: { above: 6, below: 8 },
  signatures: { above: 8, below: 12 },
  together: { above: 0, below: 0 },
  'page-break': { above: 0, below: 0 },
}

/** The Word styles take their spaces from here too. */
export const PARAGRAPH: Spacing = { above: 0, below: 4.5 }
export const SECTION: Spacing = { above: 11.5, below: 2.5 }
export const SUBSECTION: Spacing = { above: 7, below: 2 }

const spacingOf = (block: Block): Spacing => {
  if (block.kind === 'heading') return block.level === 1 ? SECTION : SUBSECTION
  return block.kind === 'paragraph' ? PARAGRAPH : SPACING[block.kind]
}

/** Points between two blocks. */
export const spaceBetween = (previous: Block, next: Block): number =>
  Math.max(spacingOf(previous).below, spacingOf(next).above)
