import { Box, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { STATE_OPTIONS } from '../../../shared/documents/toolbox/states.ts'
import { coveredEntries } from '../../lib/coverage.ts'
import type { CoverageChoice } from '../../lib/paths.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { NextIcon } from '../../ui/icons.tsx'

type ChoiceProps = {
  id: string
  label: string
  all: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | undefined) => void
}

/** The browser's own select box. */
const Choice = ({ id, label, all, value, options, onChoose }: ChoiceProps) => {
  const list = useEarlyInput<HTMLSelectElement>((element) => {
    if (element.value) onChoose(element.value)
  })
  return (
    <Box>
      <chakra.label htmlFor={id} fontWeight="semibold" display="block" mb="1.5">
        {label}
      </chakra.label>
      <Box position="relative">
        <chakra.select
          ref={list}
          w="full"
          minH="11"
          ps="3"
          pe="10"
          appearance="none"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </chakra.select>
        <Flex
          position="absolute"
          insetEnd="3"
          top="0"
          h="full"
          align="center"
          pointerEvents="none"
          color="fg.muted"
          css={{ '& svg': { rotate: '90deg' } }}
        >
          <NextIcon />
        </Flex>
      </Box>
    </Box>
  )
}

type ChoicesProps = {
  state: string | undefined
  documentId: string | undefined
  onChoose: (changes: CoverageChoice) => void
}

/** The choice of a state and of a document; the address follows it. */
export const Choices = ({ state, documentId, onChoose }: ChoicesProps) => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxW="2xl" mb="8" data-no-print>
    <Choice
      id="coverage-state"
      label="State"
      all="All states"
      value={state}
      options={STATE_OPTIONS}
      onChoose={(chosen) => onChoose({ state: chosen })}
    />
    <Choice
      id="coverage-document"
      label="Document"
      all="All documents"
      value={documentId}
      options={coveredEntries().map(({ id, title }) => ({ value: id, label: title }))}
      onChoose={(chosen) => onChoose({ document: chosen })}
    />
  </SimpleGrid>
)
