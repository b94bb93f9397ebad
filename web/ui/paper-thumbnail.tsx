import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { PAGE_PICTURE_WIDTHS, pagePicture } from '../../shared/site/page-pictures.ts'

/** A choice of pictures, each with its width in pixels. */
const srcSet = (documentId: string): string =>
  PAGE_PICTURE_WIDTHS.map((width) => `${pagePicture(documentId, width)} ${width}w`).join(', ')

export type PaperThumbnailProps = BoxProps & {
  documentId: string
  /** An eager picture is above the fold on every screen; the others are loaded lazily. */
  eager?: boolean
  /** The displayed width, as in the `sizes` of an image; without it the card's small picture is used. */
  shownWidth?: string
}

/** The first page of a document's sample, as a sheet of paper. */
export const PaperThumbnail = ({ documentId, eager, shownWidth, ...box }: PaperThumbnailProps) => (
  <Box
    layerStyle="sheet"
    aspectRatio="17 / 22"
    flexShrink={0}
    overflow="hidden"
    data-no-print
    {...box}
  >
    <chakra.img
      src={pagePicture(documentId, 256)}
      srcSet={shownWidth && srcSet(documentId)}
      sizes={shownWidth}
      alt=""
      width="612"
      height="792"
      display="block"
      w="full"
      h="auto"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? undefined : 'low'}
      decoding="async"
    />
  </Box>
)
