import { memo } from 'react'
import type { Block } from '../../../../shared/documents/model.ts'
import { concerns } from './focus.ts'
import { keyedBlocks } from './keyed-blocks.ts'
import { ListView } from './list-block.tsx'
import { SignaturesView } from './signatures-block.tsx'
import { TableView } from './table-block.tsx'
import { BoxView, HeadingView, ParagraphView, SubtitleView, TitleView } from './text-blocks.tsx'

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

/** Assembling makes new objects each time: a block is drawn again only when its content differs. */
const unchanged = (before: BlockProps, after: BlockProps): boolean =>
  before.focused === after.focused && JSON.stringify(before.block) === JSON.stringify(after.block)

const BlockView = memo(renderBlock, unchanged)

type BlockListProps = { blocks: readonly Block[]; focused: string | undefined }

export const BlockList = ({ blocks, focused }: BlockListProps) =>
  keyedBlocks(blocks).map(({ key, item }) => (
    <BlockView
      key={key}
      block={item}
      focused={focused && concerns(item, focused) ? focused : undefined}
    />
  ))
