import { Flex, Input } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../field.tsx'
import { useEarlyInput } from '../hooks/use-hydrated.ts'

type EmailFieldProps = {
  label: string
  value: string
  onChange: (email: string) => void
  /** The submit button next to the field. */
  children: ReactNode
} & Pick<ComponentProps<typeof Input>, 'aria-describedby' | 'aria-invalid'>

export const EmailField = ({ label, onChange, children, ...input }: EmailFieldProps) => {
  const ref = useEarlyInput<HTMLInputElement>(({ value }) => value && onChange(value))
  return (
    <Field label={label} required>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <Input
          ref={ref}
          type="email"
          name="email"
          autoComplete="email"
          {...input}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </Flex>
    </Field>
  )
}
