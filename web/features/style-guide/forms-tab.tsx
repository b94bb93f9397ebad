import { Box, chakra, Input, Text, Textarea } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { MESSAGES } from '../../../shared/messages.ts'
import { GuideSection } from './guide-section.tsx'

/** Milliseconds without typing before the value is used. */
const DEBOUNCE = 800

const LABEL = 'Full legal name'

const RULES = [
  'A field is checked when it is left, not while it is typed.',
  `What is typed is used after ${DEBOUNCE} ms of quiet.`,
  'A required field carries a red asterisk.',
  'The message stands under the field and says what to do.',
]

const useDebounced = (value: string) => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

const Required = () => (
  <chakra.span aria-hidden="true" color="fg.error" ms="1">
    *
  </chakra.span>
)

const NameField = () => {
  const id = useId()
  const [value, setValue] = useState('')
  const [left, setLeft] = useState(false)
  const used = useDebounced(value)
  const wrong = left && value.trim() === ''
  return (
    <Box maxW="md">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {LABEL}
        <Required />
      </chakra.label>
      <Input
        id={id}
        mt="1"
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => setLeft(true)}
        aria-invalid={wrong}
        aria-describedby={`${id}-note`}
      />
      <Text
        id={`${id}-note`}
        mt="1"
        minH="6"
        textStyle="sm"
        color={wrong ? 'fg.error' : 'fg.muted'}
      >
        {wrong ? MESSAGES.validation.required(LABEL) : used && `Used: ${used}`}
      </Text>
    </Box>
  )
}

const LongField = () => {
  const id = useId()
  return (
    <Box maxW="md">
      <chakra.label htmlFor={id} fontWeight="semibold">
        Known faults
      </chakra.label>
      <Textarea id={id} mt="1" rows={3} />
    </Box>
  )
}

/** The conventions of every form, and fields that follow them. */
export const FormsTab = () => (
  <>
    <GuideSection title="Conventions">
      <Box as="ul" listStyleType="disc" ps="5" maxW="prose">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
    </GuideSection>
    <GuideSection title="Fields" text="Leave the first one empty to see its message.">
      <Box display="grid" gap="4">
        <NameField />
        <LongField />
      </Box>
    </GuideSection>
  </>
)
