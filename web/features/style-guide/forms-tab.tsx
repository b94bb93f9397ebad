import { Box, chakra, Input, Text, Textarea } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { MESSAGES } from '../../../shared/messages.ts'
import { GuideSection } from './guide-section.tsx'

/** Milliseconds without input before the value is used. */
const DEBOUNCE_MS = 800

const LABEL = 'Full legal name'

const RULES = [
  'Fields are validated on blur, not while typing.',
  `Updates are debounced by ${DEBOUNCE_MS} ms.`,
  'Required fields have a red asterisk.',
  'Messages appear below the field and say what to do.',
]

const useDebounced = (value: string) => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
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
        Known defects
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
