import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import {
  PAGE_HEADS,
  type PageHead,
  pageHead,
  pagePicture,
} from '../../shared/site/page-pictures.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

type PictureProps = {
  documentId: string
  /** Where only the upper part of the page is seen, a picture of that part is fetched. */
  head?: PageHead
  /** The part that screens of one column show. */
  narrowHead?: PageHead
  /**
   * An eager picture is above the fold on every screen. The others are fetched lazily, and not before the app
   * runs: they would take the line from it.
   */
  eager?: boolean
}

export type PaperThumbnailProps = BoxProps & PictureProps

const sources = (documentId: string, head: PageHead) => ({
  sizes: PAGE_HEADS[head].sizes,
  srcSet: PAGE_HEADS[head].widths
    .map((width) => `${pageHead(documentId, head, width)} ${width}w`)
    .join(),
})

const Picture = ({ documentId, head, narrowHead, eager }: PictureProps) => (
  <picture>
    {narrowHead && <source media="(max-width: 47.99rem)" {...sources(documentId, narrowHead)} />}
    <chakra.img
      src={head ? pageHead(documentId, head, PAGE_HEADS[head].widths[0]) : pagePicture(documentId)}
      {...(head && sources(documentId, head))}
      alt=""
      w="full"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  </picture>
)

/** The first page of a document's sample, as a sheet of paper. The sheet holds the place of its picture. */
export const PaperThumbnail = ({
  documentId,
  head,
  narrowHead,
  eager,
  ...box
}: PaperThumbnailProps) => {
  const hydrated = useHydrated()
  return (
    <Box
      layerStyle="sheet"
      aspectRatio="17 / 22"
      flexShrink={0}
      overflow="hidden"
      data-no-print
      {...box}
    >
      {(eager || hydrated) && (
        <Picture documentId={documentId} head={head} narrowHead={narrowHead} eager={eager} />
      )}
    </Box>
  )
}
