import { Box, type BoxProps } from '@chakra-ui/react'
import { PaperThumbnail } from './paper-thumbnail.tsx'

type PaperStackProps = BoxProps & { documentIds: readonly [string, string, string] }

const PLACES = ['rotate(-7deg) translate(-34%, 5%)', 'rotate(6deg) translate(34%, 5%)', 'none']

/** Three first pages, the last on top; decoration. */
export const PaperStack = ({ documentIds, ...box }: PaperStackProps) => (
  <Box position="relative" aria-hidden="true" {...box}>
    {documentIds.map((id, index) => (
      <PaperThumbnail
        key={id}
        documentId={id}
        shownWidth="11rem"
        position={index === 2 ? 'relative' : 'absolute'}
        top="0"
        w="full"
        transform={PLACES[index]}
      />
    ))}
  </Box>
)
