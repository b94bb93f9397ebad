import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { formatPrice, priceOf } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { ClearAnswers } from './answers/clear-answers.tsx'
import { SaveNote } from './answers/save-note.tsx'
import type { SaveStatus } from './answers/use-saved-answers.ts'

type CustomizeHeaderProps = { entry: CatalogEntry; status: SaveStatus; onClear: () => void }

const Header = ({ entry, status, onClear }: CustomizeHeaderProps) => (
  <Flex
    as="header"
    wrap="wrap"
    justify="space-between"
    align="flex-end"
    gap="2"
    mb="6"
    data-no-print
  >
    <Box>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {entry.title}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        Answer, watch it being written, then pay {formatPrice(priceOf(entry))} once to download it.
      </Text>
    </Box>
    <Flex align="center" wrap="wrap" columnGap="4" minH="11">
      <SaveNote status={status} />
      {status !== 'new' && <ClearAnswers onClear={onClear} />}
    </Flex>
  </Flex>
)

/** What is being written, what it will cost, and where the answers are kept. */
export const CustomizeHeader = memo(Header)
