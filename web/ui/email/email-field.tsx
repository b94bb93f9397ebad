import { Flex, Input } from '@chakra-ui/react'
import { type InvalidEvent, type ReactNode, useState } from 'react'
import { VALIDATION_MESSAGES } from '../../../shared/validation-messages.ts'
import { Field } from '../field.tsx'
import { useEarlyInput } from '../hooks/use-hydrated.ts'

type EmailFieldProps = {
  label: string
  value: string
  onChange: (email: string) => void
  /** Whether the server rejected the address. */
  isRejected?: boolean
  /** The submit button next to the field. */
  children: ReactNode
}

export const EmailField = ({ label, value, onChange, isRejected, children }: EmailFieldProps) => {
  const ref = useEarlyInput<HTMLInputElement>((input) => input.value && onChange(input.value))
  const [isMalformed, setMalformed] = useState(false)
  /** Replaces the browser's bubble, which disappears, with a message at the field. */
  const showMessage = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault()
    setMalformed(true)
    event.currentTarget.focus()
  }
  return (
    <Field
      label={label}
      required
      error={isMalformed || isRejected ? VALIDATION_MESSAGES.email : undefined}
    >
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <Input
          ref={ref}
          type="email"
          name="email"
          autoComplete="email"
          value={value}
          onInvalid={showMessage}
          onChange={({ target }) => {
            setMalformed(false)
            onChange(target.value)
          }}
        />
        {children}
      </Flex>
    </Field>
  )
}
