import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from './dialog-form.tsx'

type AddressFormProps = {
  label: string
  hint: string
  initial?: string
  onEntered: (email: string) => void
}

/** The first step of a dialog about an email address. */
export const AddressForm = ({ label, hint, initial = '', onEntered }: AddressFormProps) => {
  const [email, setEmail] = useState(initial)
  return (
    <DialogForm submit="Continue" onSubmit={async () => onEntered(email.trim().toLowerCase())}>
      <Field mb="4" label={label} hint={hint} required>
        <Input
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
    </DialogForm>
  )
}
