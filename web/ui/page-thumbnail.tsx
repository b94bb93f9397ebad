import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import {
  PAGE_HEADS,
  type PageHead,
  pageHead,
  pagePicture,
} from '../../shared/site/page-pictures.ts'

type PictureProps = {
  documentId: string
  /** Where only the top of the page is visible, an image of it is loaded. */
  head?: PageHead
  /** The part shown on single-column screens. */
  narrowHead?: PageHead
  /** Eager images are above the fold on every screen. */
  eager?: boolean
}

const Sheet = chakra('div', {
  base: {
    layerStyle: 'sheet',
    aspectRatio: '17 / 22',
    flexShrink: 0,
    overflow: 'hidden',
    '& img': { width: 'full' },
  },
})

export type PageThumbnailProps = ComponentProps<typeof Sheet> & PictureProps

const sources = (documentId: string, head: PageHead) => ({
  sizes: PAGE_HEADS[head].sizes,
  srcSet: PAGE_HEADS[head].widths
    .map((width) => `${pageHead(documentId, head, width)} ${width}w`)
    .join(),
})

const Picture = ({ documentId, head, narrowHead, eager }: PictureProps) => (
  <picture>
    {narrowHead && <source media="(max-width: 47.99rem)" {...sources(documentId, narrowHead)} />}
    <img
      src={head ? pageHead(documentId, head, PAGE_HEADS[head].widths[0]) : pagePicture(documentId)}
      {...(head && sources(documentId, head))}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  </picture>
)

/** The first page of a document's sample. Reserves the image's space. */
export const PageThumbnail = ({
  documentId,
  head,
  narrowHead,
  eager,
  ...sheet
}: PageThumbnailProps) => (
  <Sheet data-no-print {...sheet}>
    <Picture documentId={documentId} head={head} narrowHead={narrowHead} eager={eager} />
  </Sheet>
)
