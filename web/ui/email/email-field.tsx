import { chakra, Flex, Input } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useEarlyInput } from '../hooks/use-early-input.ts'

type EmailFieldProps = {
  label: string
  value: string
  onChange: (email: string) => void
  /** The submit button next to the field. */
  children: ReactNode
} & Pick<ComponentProps<typeof Input>, 'aria-describedby' | 'aria-invalid'>

export const EmailField = ({ label, onChange, children, ...input }: EmailFieldProps) => {
  const field = useId()
  const ref = useEarlyInput<HTMLInputElement>(({ value }) => value && onChange(value))
  return (
    <>
      <chakra.label htmlFor={field} display="block" fontWeight="semibold" mb="1">
        {label}
      </chakra.label>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <Input
          ref={ref}
          id={field}
          type="email"
          name="email"
          autoComplete="email"
          required
          {...input}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </Flex>
    </>
  )
}
