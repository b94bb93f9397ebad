import { Box, Button, chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The red asterisk, and the word for those who cannot see it. */
export const RequiredMark = () => (
  <>
    {' '}
    <chakra.span color="fg.error" aria-hidden="true">
      *
    </chakra.span>
    <chakra.span srOnly> (required)</chakra.span>
  </>
)

type NoteProps = { id: string; children: ReactNode }

export const Help = ({ id, children }: NoteProps) => (
  <Text id={id} textStyle="sm" color="fg.muted" maxWidth="prose">
    {children}
  </Text>
)

export const ErrorNote = ({ id, children }: NoteProps) => (
  <Text id={id} textStyle="sm" color="fg.error" fontWeight="semibold" mt="1.5">
    <chakra.span srOnly>Error: </chakra.span>
    {children}
  </Text>
)

/** Something to think about; it never stands in the way. */
export const WarningNote = ({ id, children }: NoteProps) => (
  <Text
    id={id}
    textStyle="sm"
    color="fg.warning"
    borderInlineStartWidth="2px"
    borderColor="amber.border"
    ps="3"
    mt="2"
  >
    <strong>Please check.</strong> {children}
  </Text>
)

export const WhyWeAsk = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.details textStyle="sm" color="fg.muted" mt="1">
    <chakra.summary
      cursor="pointer"
      display="inline-flex"
      alignItems="center"
      minH={{ base: '11', md: '8' }}
      textDecoration="underline"
      textDecorationStyle="dotted"
      textUnderlineOffset="3px"
    >
      Why we ask<chakra.span srOnly> about: {label}</chakra.span>
    </chakra.summary>
    <Box pb="2" maxWidth="prose">
      {children}
    </Box>
  </chakra.details>
)

type SuggestionProps = { text: string; label: string; onTake: () => void }

export const SuggestionButton = ({ text, label, onTake }: SuggestionProps) => (
  <Button type="button" variant="outline" mt="2" onClick={onTake} whiteSpace="normal">
    Use “{text}”<chakra.span srOnly> for: {label}</chakra.span>
  </Button>
)
