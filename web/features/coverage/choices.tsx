import { SimpleGrid } from '@chakra-ui/react'
import { COVERAGE } from '../../../shared/content/coverage-page.ts'
import { STATE_OPTIONS } from '../../../shared/documents/toolbox/states.ts'
import { coveredEntries } from '../../api/coverage.ts'
import type { CoverageChoice } from '../../ui/browser/paths.ts'
import { useEarlyInput } from '../../ui/hooks/use-hydrated.ts'
import { LabeledSelect } from '../../ui/select.tsx'

type ChoiceProps = {
  label: string
  all: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | undefined) => void
}

const Choice = ({ label, all, value, options, onChoose }: ChoiceProps) => {
  const list = useEarlyInput<HTMLSelectElement>((element) => {
    if (element.value) onChoose(element.value)
  })
  return (
    <LabeledSelect
      ref={list}
      label={label}
      placeholder={all}
      value={value ?? ''}
      options={options}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    />
  )
}

type ChoicesProps = {
  state: string | undefined
  documentId: string | undefined
  onChoose: (changes: CoverageChoice) => void
}

/** Selects a state and a document, reflected in the URL. */
export const Choices = ({ state, documentId, onChoose }: ChoicesProps) => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxW="2xl" mb="8" data-no-print>
    <Choice
      {...COVERAGE.state}
      value={state}
      options={STATE_OPTIONS}
      onChoose={(chosen) => onChoose({ state: chosen })}
    />
    <Choice
      {...COVERAGE.document}
      value={documentId}
      options={coveredEntries().map(({ id, title }) => ({ value: id, label: title }))}
      onChoose={(chosen) => onChoose({ document: chosen })}
    />
  </SimpleGrid>
)
