import type { Block } from '../../../shared/documents/model.ts'
import { textOf } from './text-of.ts'

/** A paragraph that ends with a colon stays on the page of what it introduces. */
export const isIntroduction = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'paragraph' &&
  (next?.kind === 'list' || next?.kind === 'table' || next?.kind === 'box') &&
  textOf(block.runs).trimEnd().endsWith(':')

/** Text under a numbered section heading stands beside the column of numbers. */
export const hangsAfter = (block: Block, hanging: boolean): boolean =>
  block.kind === 'heading' && block.level === 1 ? block.number !== undefined : hanging
