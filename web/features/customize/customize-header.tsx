import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { Template } from '../../../shared/documents/template.ts'
import { usePrice } from '../../lib/use-offer.ts'
import { AnswerFileButtons } from './answers/answer-file-buttons.tsx'
import { useSettledForm } from './answers/answers-provider.tsx'
import { ClearAnswers } from './answers/clear-answers.tsx'
import { SaveNote } from './answers/save-note.tsx'

type HeaderProps = { entry: CatalogEntry; template: Template; today: string }

const AnswersKeeping = (file: Omit<HeaderProps, 'entry'>) => {
  const { save, clear } = useSettledForm()
  return (
    <Flex align="center" wrap="wrap" columnGap="4" minH="11">
      <SaveNote status={save.status} />
      <Flex align="center" wrap="wrap" columnGap="4">
        <AnswerFileButtons {...file} />
        {save.status !== 'new' && <ClearAnswers onClear={clear} />}
      </Flex>
    </Flex>
  )
}

/** What is being written, what it will cost, and where the answers are kept. */
export const CustomizeHeader = ({ entry, ...file }: HeaderProps) => (
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
        Answer, watch it being written, then pay {formatPrice(usePrice(entry))} once to download it.
      </Text>
    </Box>
    <AnswersKeeping {...file} />
  </Flex>
)
