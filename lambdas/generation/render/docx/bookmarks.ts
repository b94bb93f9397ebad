import type { Block } from '../../../../shared/documents/model.ts'

/** A bookmark's name and number in the file, by the id of its heading or clause. */
export type Bookmarks = ReadonlyMap<string, { name: string; id: number; isNumbered: boolean }>

type Target = { id: string; isNumbered: boolean }

const targetsOf = (block: Block): Target[] => {
  if (block.kind === 'together') return block.blocks.flatMap(targetsOf)
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return []
  const isListed = block.kind === 'heading' && block.level === 1
  const isNumbered = block.number !== undefined
  return block.id && (isNumbered || isListed) ? [{ id: block.id, isNumbered }] : []
}

/**
 * A bookmark for each section and each numbered clause. Names are made from the place, because Word
 * takes no more than 40 letters, digits and underscores; a leading underscore hides them.
 */
export function bookmarksOf(blocks: readonly Block[]): Bookmarks {
  const targets = new Map(blocks.flatMap(targetsOf).map((target) => [target.id, target]))
  return new Map(
    [...targets.values()].map(({ id, isNumbered }, index) => [
      id,
      { name: `_Ref${1000 + index}`, id: index + 1, isNumbered },
    ]),
  )
}
