import { Box, chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type FieldProps = {
  id: string
  label: string
  hint?: string
  /** Why the value was rejected. */
  error?: string
  children: ReactNode
}

/** A labeled control. The control has the id `id`; the element `${id}-hint` describes it. */
export const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <Box mb="4">
    <chakra.label htmlFor={id} display="block" fontWeight="semibold" textStyle="sm" mb="1">
      {label}
    </chakra.label>
    {children}
    {hint && (
      <Text id={`${id}-hint`} textStyle="xs" color="fg.muted" mt="1">
        {hint}
      </Text>
    )}
    {error && (
      <Text id={`${id}-error`} role="alert" textStyle="sm" color="fg.error" mt="1">
        {error}
      </Text>
    )}
  </Box>
)
