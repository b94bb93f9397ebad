import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { PAGE_HEADS, pageHead, pagePicture } from '../../shared/site/page-pictures.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

/** A choice of pictures, each with its width in pixels. */
const headSrcSet = (documentId: string): string =>
  PAGE_HEADS.map(({ width }) => `${pageHead(documentId, width)} ${width}w`).join(', ')

type PictureProps = {
  documentId: string
  /** Where only the upper part of the page is seen, a picture of that part is fetched. */
  head?: boolean
  /** The displayed width, as in the `sizes` of an image; without it the smallest picture of the head is used. */
  shownWidth?: string
  /**
   * An eager picture is above the fold on every screen. The others are fetched lazily, and not before the program
   * runs: they would take the line from it.
   */
  eager?: boolean
}

export type PaperThumbnailProps = BoxProps & PictureProps

const Picture = ({ documentId, head, shownWidth, eager }: PictureProps) => (
  <chakra.img
    src={head ? pageHead(documentId, 256) : pagePicture(documentId)}
    srcSet={head && shownWidth ? headSrcSet(documentId) : undefined}
    sizes={head ? shownWidth : undefined}
    alt=""
    display="block"
    w="full"
    h="auto"
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
)

/** The first page of a document's sample, as a sheet of paper. The sheet holds the place of its picture. */
export const PaperThumbnail = ({
  documentId,
  head,
  shownWidth,
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
        <Picture documentId={documentId} head={head} shownWidth={shownWidth} eager={eager} />
      )}
    </Box>
  )
}
