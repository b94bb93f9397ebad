import { Button, chakra, Text } from '@chakra-ui/react'
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

type OfferProps = { text: string; label: string; onTake: () => void }

/** Fills in what is offered; nothing is ever filled in by itself. */
export const OfferButton = ({ text, label, onTake }: OfferProps) => (
  <Button
    type="button"
    variant="outline"
    onClick={onTake}
    whiteSpace="normal"
    textAlign="start"
    fontWeight="normal"
  >
    {text}
    <chakra.span srOnly> for: {label}</chakra.span>
  </Button>
)
