import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import {
  PAGE_HEADS,
  type PageHead,
  pageHead,
  pagePicture,
} from '../../shared/site/page-pictures.ts'

const Sheet = chakra('div', {
  base: {
    layerStyle: 'sheet',
    aspectRatio: '17 / 22',
    flexShrink: 0,
    overflow: 'hidden',
    '& img': { width: 'full' },
  },
})

type PageThumbnailProps = ComponentProps<typeof Sheet> & {
  documentId: string
  /** Where only the top of the page is visible, an image of it is loaded. */
  head?: PageHead
  /** The part shown on single-column screens. */
  narrowHead?: PageHead
  /** Eager images are above the fold on every screen. */
  eager?: boolean
}

/** The first page of a document's sample. Reserves the image's space. */
export const PageThumbnail = ({
  documentId,
  head,
  narrowHead,
  eager,
  ...sheet
}: PageThumbnailProps) => {
  const addressOf = (part: PageHead, width: number) => pageHead(documentId, part, width)
  const sourcesOf = (part: PageHead) => ({
    sizes: PAGE_HEADS[part].sizes,
    srcSet: PAGE_HEADS[part].widths.map((width) => `${addressOf(part, width)} ${width}w`).join(),
  })
  return (
    <Sheet data-no-print {...sheet}>
      <picture>
        {narrowHead && <source media="(max-width: 47.99rem)" {...sourcesOf(narrowHead)} />}
        <img
          src={head ? addressOf(head, PAGE_HEADS[head].widths[0]) : pagePicture(documentId)}
          {...(head && sourcesOf(head))}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </Sheet>
  )
}
