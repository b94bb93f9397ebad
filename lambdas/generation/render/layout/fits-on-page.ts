import type { Block } from '../../../../shared/documents/model.ts'
import { flowBlocks } from './flow.ts'
import type { Measure } from './measure.ts'
import { COLUMN } from './sheet.ts'
import { heightOf } from './strips.ts'

/** Whether blocks, beside the column of numbers or not, are no higher than a page. */
export function fitsOnPage(
  blocks: readonly Block[],
  isHanging: boolean,
  measure: Measure,
): boolean {
  const place = { measure, x: 0, width: COLUMN.width, parent: { role: 'Document' } } as const
  return heightOf(flowBlocks(blocks, place, isHanging)) <= COLUMN.height
}
