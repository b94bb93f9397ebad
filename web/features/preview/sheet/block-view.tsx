import { memo } from 'react'
import type { Block } from '../../../../shared/documents/engine/model.ts'
import { type Keyed, withKeys } from '../../../ui/keyed.ts'
import { usesField } from './focus.ts'
import { TableView } from './table-block.tsx'
import {
  BoxView,
  HeadingView,
  ListView,
  ParagraphView,
  SignaturesView,
  SubtitleView,
  TitleView,
} from './text-blocks.tsx'

const idOf = (block: Block): string | undefined =>
  block.kind === 'heading' || block.kind === 'paragraph' ? block.id : undefined

/** Adds React keys. A block without an id is keyed by its section, so that blocks can appear and disappear. */
export const keyedBlocks = (blocks: readonly Block[]): Keyed<Block>[] => {
  let section = 'start'
  return withKeys(blocks, (block) => {
    if (block.kind === 'heading' && block.level === 1) section = block.id
    return idOf(block) ?? `${section}/${block.kind}`
  })
}

type BlockProps = { block: Block; focused: string | undefined }

const renderBlock = ({ block, focused }: BlockProps) => {
  switch (block.kind) {
    case 'title':
      return <TitleView block={block} focused={focused} />
    case 'subtitle':
      return <SubtitleView block={block} focused={focused} />
    case 'heading':
      return <HeadingView block={block} focused={focused} />
    case 'paragraph':
      return <ParagraphView block={block} focused={focused} />
    case 'box':
      return <BoxView block={block} focused={focused} />
    case 'list':
      return <ListView block={block} focused={focused} />
    case 'table':
      return <TableView block={block} focused={focused} />
    case 'signatures':
      return <SignaturesView block={block} focused={focused} />
    case 'together':
      return <BlockList blocks={block.blocks} focused={focused} />
    case 'page-break':
      return <hr />
  }
}

/** Assembling creates new objects each time, so blocks are compared by content. */
const isUnchanged = (before: BlockProps, after: BlockProps): boolean =>
  before.focused === after.focused && JSON.stringify(before.block) === JSON.stringify(after.block)

const BlockView = memo(renderBlock, isUnchanged)

type BlockListProps = { blocks: readonly Block[]; focused: string | undefined }

export const BlockList = ({ blocks, focused }: BlockListProps) =>
  keyedBlocks(blocks).map(({ key, item }) => (
    <BlockView
      key={key}
      block={item}
      focused={focused && usesField(item, focused) ? focused : undefined}
    />
  ))
