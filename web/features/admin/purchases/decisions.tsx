import { Input, Textarea } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import {
  assignPayment,
  closePayment,
  MAX_NOTE_LENGTH,
  notePayment,
} from '../../../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { Field } from '../../../ui/field.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { attempt, notifyAdmin } from '../ui/admin-notices.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { nameOf } from './purchase-facts.ts'
import { SuggestedOrders } from './suggested-orders.tsx'

/* An admin's decisions on an unmatched payment, other than a refund. */

type DecisionProps = { payment: PurchaseRow; onChanged: () => void }

type TextPromptProps = {
  label: string
  /** The object of the action, for screen readers. */
  itemName: string
  title: string
  /** Runs the action with the text. A rejection is shown at the field. */
  decide: (text: string) => Promise<void>
  field: (props: PromptFieldProps) => ReactNode
}

type PromptFieldProps = { value: string; error?: string; onType: (text: string) => void }

/** A button whose dialog asks for one text. */
const TextPromptButton = ({ title, decide, field, ...button }: TextPromptProps) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (close: () => void) => {
    setError(undefined)
    try {
      await decide(text.trim())
      setText('')
      close()
    } catch (failure) {
      setError(apiErrorOf(failure).message)
    }
  }
  return (
    <DialogButton title={title} {...button}>
      {(close) => (
        <DialogForm submit={title} onSubmit={() => submit(close)}>
          {field({ value: text, error, onType: setText })}
        </DialogForm>
      )}
    </DialogButton>
  )
}

export const Assign = ({ payment, onChanged }: DecisionProps) => {
  const { call } = useAdmin()
  const { title, text } = MESSAGES.admin.assigned
  const assign = async (orderId: string) => {
    await call(assignPayment, { id: payment.id, orderId })
    notifyAdmin('success', title, text)
    onChanged()
  }
  return (
    <TextPromptButton
      label="Assign"
      itemName={nameOf(payment)}
      title="Assign to an order"
      decide={assign}
      field={({ value, error, onType }) => (
        <>
          <SuggestedOrders payment={payment} chosen={value} onChoose={onType} />
          <Field
            mb="4"
            label="Order"
            hint="It starts with ord_. The order is fulfilled for the amount paid."
            error={error}
            required
          >
            <Input
              maxLength={255}
              autoComplete="off"
              value={value}
              onChange={({ target }) => onType(target.value)}
            />
          </Field>
        </>
      )}
    />
  )
}

export const AddNote = ({ payment, onChanged }: DecisionProps) => {
  const { call } = useAdmin()
  const add = async (text: string) => {
    await call(notePayment, { id: payment.id, text })
    notifyAdmin('success', MESSAGES.admin.noted.title)
    onChanged()
  }
  return (
    <TextPromptButton
      label="Note"
      itemName={nameOf(payment)}
      title="Add a note"
      decide={add}
      field={({ value, error, onType }) => (
        <Field
          mb="4"
          label="Note"
          hint="It is saved in the history with your name."
          error={error}
          required
        >
          <Textarea
            rows={4}
            maxLength={MAX_NOTE_LENGTH}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
        </Field>
      )}
    />
  )
}

/** Ends the review of an unmatched payment or of a failed refund. */
export const MarkAsHandled = ({ payment, onChanged }: DecisionProps) => {
  const { call } = useAdmin()
  const { closed, closeFailed } = MESSAGES.admin
  const close = () =>
    attempt(closeFailed, async () => {
      await call(closePayment, { id: payment.id })
      notifyAdmin('success', closed.title, closed.text)
      onChanged()
    })
  return <ActionButton label="Mark as handled" itemName={nameOf(payment)} action={close} />
}
