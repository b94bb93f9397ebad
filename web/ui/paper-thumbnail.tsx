import { Box, type BoxProps, chakra } from '@chakra-ui/react'

type PaperThumbnailProps = BoxProps & {
  documentId: string
  /** For a page that is seen at once; others are fetched when they come near. */
  eager?: boolean
}

/** The first page of a document's sample, as a sheet of paper. */
export const PaperThumbnail = ({ documentId, eager, ...box }: PaperThumbnailProps) => (
  <Box
    layerStyle="sheet"
    aspectRatio="17 / 22"
    flexShrink={0}
    overflow="hidden"
    data-no-print
    {...box}
  >
    <chakra.img
      src={`/samples/${documentId}-page.svg`}
      alt=""
      width="612"
      height="792"
      display="block"
      w="full"
      h="auto"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  </Box>
)
