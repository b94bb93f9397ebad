import type { Block } from '../../../../shared/documents/engine/model.ts'

type Traced = { fields: readonly string[] }

const childrenOf = (block: Block): readonly Traced[] => {
  switch (block.kind) {
    case 'box':
      return block.paragraphs
    case 'list':
      return block.items
    case 'table':
      return block.rows
    case 'signatures':
      return block.signers
    case 'together':
      return block.blocks
    default:
      return []
  }
}

/** Whether the block or a part of it prints or depends on the answer. */
export const usesField = (block: Block, field: string): boolean =>
  block.fields.includes(field) ||
  childrenOf(block).some((part) => part.fields.includes(field)) ||
  (block.kind === 'together' && block.blocks.some((inner) => usesField(inner, field)))

/** Attributes that mark the smallest part of the document that uses the focused answer. */
export const currentProps = (part: Traced, focused: string | undefined) =>
  focused !== undefined && part.fields.includes(focused) ? { 'data-current': true } : {}

/** Scrolls the marked part into view, preferably the one that prints the answer itself. */
export const scrollToCurrent = (frame: HTMLElement, field: string): void => {
  const printed = frame.querySelector(`[data-current] [data-field="${CSS.escape(field)}"]`)
  const mark = printed ?? frame.querySelector('[data-current]')
  if (!mark) return
  const offset = mark.getBoundingClientRect().top - frame.getBoundingClientRect().top
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  frame.scrollTo({
    top: frame.scrollTop + offset - frame.clientHeight / 3,
    behavior: prefersReducedMotion ? 'instant' : 'smooth',
  })
}
