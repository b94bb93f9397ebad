import type { Block } from '../../../../shared/documents/model.ts'

/** A bookmark's name and number in the file, by the id of its heading or clause. */
export type Bookmarks = ReadonlyMap<string, { name: string; id: number }>

const idsOf = (block: Block): string[] => {
  if (block.kind === 'together') return block.blocks.flatMap(idsOf)
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return []
  return block.id && block.number ? [block.id] : []
}

/**
 * A bookmark for each numbered heading and clause. Names are made from the place, because Word
 * takes no more than 40 letters, digits and underscores; a leading underscore hides them.
 */
export function bookmarksOf(blocks: readonly Block[]): Bookmarks {
  const ids = [...new Set(blocks.flatMap(idsOf))]
  return new Map(ids.map((id, index) => [id, { name: `_Ref${1000 + index}`, id: index + 1 }]))
}
