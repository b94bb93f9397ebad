import { Field as ChakraField } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type FieldProps = ComponentProps<typeof ChakraField.Root> & {
  label: string
  hint?: string
  error?: string
  /** Marks a required field with an asterisk. */
  marked?: boolean
}

/** A label, one control and its description. The control gets its id and its ARIA attributes from the field. */
export const Field = ({ label, hint, error, marked, children, ...root }: FieldProps) => (
  <ChakraField.Root invalid={error !== undefined} {...root}>
    <ChakraField.Label display="block" fontWeight="semibold" mb="1.5">
      {label}
      {marked && <ChakraField.RequiredIndicator color="fg.error" ms="1" />}
    </ChakraField.Label>
    {children}
    {hint && (
      <ChakraField.HelperText display="block" textStyle="xs" color="fg.muted" mt="1">
        {hint}
      </ChakraField.HelperText>
    )}
    {error && (
      <ChakraField.ErrorText role="alert" display="block" textStyle="sm" color="fg.error" mt="1">
        {error}
      </ChakraField.ErrorText>
    )}
  </ChakraField.Root>
)
