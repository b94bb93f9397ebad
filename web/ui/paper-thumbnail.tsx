import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { PAGE_PICTURE_WIDTHS, pagePicture } from '../../shared/page-pictures.ts'

/** A choice of pictures, each with its width in pixels. */
const srcSet = (documentId: string): string =>
  PAGE_PICTURE_WIDTHS.map((width) => `${pagePicture(documentId, width)} ${width}w`).join(', ')

export type PaperThumbnailProps = BoxProps & {
  documentId: string
  /** For a page that every screen shows at once; others are fetched when they come near, or never. */
  eager?: boolean
  /** How wide the page is shown, as in the `sizes` of an image; otherwise as small as on a card. */
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
