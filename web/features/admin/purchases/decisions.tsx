import { Button, Input, Textarea } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { MAX_NOTE_LENGTH } from '../../../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Field } from '../ui/field.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { nameOf } from './purchase-facts.ts'
import { SuggestedOrders } from './suggested-orders.tsx'

/* An admin's decisions on an unmatched payment, other than a refund. */

type DecisionProps = { payment: PurchaseRow; onChanged: () => void }

type TextPromptProps = {
  label: string
  /** The object of the action, for screen readers. */
  itemName: string
  title: string
  /** Runs the action with the text. Returns the reason for a rejection, which is shown at the field. */
  decide: (text: string) => Promise<string | undefined>
  field: (props: PromptFieldProps) => ReactNode
}

type PromptFieldProps = { value: string; error?: string; onType: (text: string) => void }

/** A button whose dialog asks for one text. */
const TextPromptButton = ({ label, itemName, title, decide, field }: TextPromptProps) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { busy, run } = useBusy()
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault()
    void run(async () => {
      const refusal = await decide(text.trim())
      setError(refusal)
      if (refusal !== undefined) return
      close()
      setText('')
    })
  }
  return (
    <DialogButton label={label} itemName={itemName} title={title}>
      {(close) => (
        <form onSubmit={(event) => submit(event, close)}>
          {field({ value: text, error, onType: setText })}
          <Button type="submit" disabled={busy} aria-busy={busy}>
            {busy ? MESSAGES.processing : title}
          </Button>
        </form>
      )}
    </DialogButton>
  )
}

/** Runs the action, shows a success toast and refetches the lists. Returns the reason for a rejection. */
const useDecision =
  (onChanged: () => void) =>
  async (
    work: () => Promise<unknown>,
    done: { title: string; text?: string },
  ): Promise<string | undefined> => {
    try {
      await work()
      notifyAdmin({ type: 'success', title: done.title, description: done.text })
      onChanged()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.message
    }
  }

const OrderField = ({
  payment,
  value,
  error,
  onType,
}: PromptFieldProps & { payment: PurchaseRow }) => {
  const id = useId()
  return (
    <>
      <SuggestedOrders payment={payment} chosen={value} onChoose={onType} />
      <Field
        id={id}
        label="Order"
        hint="It starts with ord_. The order is fulfilled for the amount paid."
        error={error}
      >
        <Input
          id={id}
          required
          maxLength={255}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </>
  )
}

export const Assign = ({ payment, onChanged }: DecisionProps) => {
  const { api } = useAdmin()
  const decide = useDecision(onChanged)
  return (
    <TextPromptButton
      label="Assign"
      itemName={nameOf(payment)}
      title="Assign to an order"
      decide={(orderId) =>
        decide(() => api.assignPayment({ id: payment.id, orderId }), MESSAGES.admin.assigned)
      }
      field={(props) => <OrderField {...props} payment={payment} />}
    />
  )
}

const NoteField = ({ value, error, onType }: PromptFieldProps) => {
  const id = useId()
  return (
    <Field id={id} label="Note" hint="It is saved in the history with your name." error={error}>
      <Textarea
        id={id}
        required
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}

export const AddNote = ({ payment, onChanged }: DecisionProps) => {
  const { api } = useAdmin()
  const decide = useDecision(onChanged)
  return (
    <TextPromptButton
      label="Note"
      itemName={nameOf(payment)}
      title="Add a note"
      decide={(text) =>
        decide(() => api.notePayment({ id: payment.id, text }), MESSAGES.admin.noted)
      }
      field={(props) => <NoteField {...props} />}
    />
  )
}

/** Ends the review of an unmatched payment or of a failed refund. */
export const MarkAsHandled = ({ payment, onChanged }: DecisionProps) => {
  const { api } = useAdmin()
  const decide = useDecision(onChanged)
  const { closed, closeFailed } = MESSAGES.admin
  const close = async () => {
    const refusal = await decide(() => api.closePayment({ id: payment.id }), closed)
    if (refusal) notifyAdmin({ type: 'error', title: closeFailed, description: refusal })
  }
  return <ActionButton label="Mark as handled" itemName={nameOf(payment)} action={close} />
}
