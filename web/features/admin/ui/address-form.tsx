import { Button, Input } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { Field } from './field.tsx'

type AddressFormProps = {
  label: string
  hint: string
  initial?: string
  onEntered: (email: string) => void
}

/** The first step of a dialog about an email address. */
export const AddressForm = ({ label, hint, initial = '', onEntered }: AddressFormProps) => {
  const id = useId()
  const [email, setEmail] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onEntered(email.trim().toLowerCase())
  }
  return (
    <form onSubmit={submit}>
      <Field id={id} label={label} hint={hint}>
        <Input
          id={id}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit">Continue</Button>
    </form>
  )
}
