import { Box, type BoxProps, chakra, Flex, Text } from '@chakra-ui/react'

/** Lines of text in four sections, then two signature lines, on a page 100 wide. */
const CLAUSES =
  'M0 2h100M0 8h96M0 14h98M0 20h62M0 31h38M0 37h100M0 43h94M0 49h97M0 55h71M0 66h44M0 72h98M0 78h55'
const SIGNATURES = 'M0 105h44M56 105h44'

const Lines = () => (
  <chakra.svg viewBox="0 0 100 106" w="full" stroke="#1b2436" mt="7cqw" minH="0">
    <path d={CLAUSES} strokeWidth="2.6" opacity="0.16" />
    <path d={SIGNATURES} strokeWidth="1" opacity="0.6" />
  </chakra.svg>
)

/** The first page of a document seen from a distance: its title, clauses and signature lines. */
export const PaperThumbnail = ({ title, ...box }: BoxProps & { title: string }) => (
  <Box aria-hidden="true" containerType="inline-size" flexShrink={0} data-no-print {...box}>
    <Flex
      layerStyle="sheet"
      direction="column"
      justify="space-between"
      aspectRatio="17 / 22"
      minH="0"
      px="12cqw"
      pt="12cqw"
      pb="9cqw"
    >
      <Text
        fontFamily="document"
        fontWeight="semibold"
        fontSize="8.5cqw"
        lineHeight="1.15"
        textAlign="center"
      >
        {title}
      </Text>
      <Lines />
    </Flex>
  </Box>
)
