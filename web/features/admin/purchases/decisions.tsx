import { Button, Input, Textarea } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { MAX_NOTE_LENGTH } from '../../../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { notifyAdmin, notifyRefusal } from '../parts/admin-notices.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { Field } from '../parts/field.tsx'
import { useBusy } from '../parts/use-busy.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { nameOf } from './purchase-facts.ts'

/* What an admin may decide on a payment that fits no order, besides giving it back. */

type DecisionProps = { payment: PurchaseRow; onChanged: () => void }

type AskProps = {
  label: string
  /** Whose button it is, for screen readers. */
  of: string
  title: string
  /** What is done with the text; false leaves the dialog open. */
  decide: (text: string) => Promise<boolean>
  field: (props: { value: string; onType: (text: string) => void }) => ReactNode
}

/** A button whose dialog asks for one text. */
const Ask = ({ label, of, title, decide, field }: AskProps) => {
  const [text, setText] = useState('')
  const { busy, run } = useBusy()
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault()
    void run(async () => {
      if (!(await decide(text.trim()))) return
      close()
      setText('')
    })
  }
  return (
    <DialogButton label={label} of={of} title={title}>
      {(close) => (
        <form onSubmit={(event) => submit(event, close)}>
          {field({ value: text, onType: setText })}
          <Button type="submit" disabled={busy} aria-busy={busy}>
            {busy ? MESSAGES.processing : title}
          </Button>
        </form>
      )}
    </DialogButton>
  )
}

/** Runs the action, shows a toast with its result and refetches the lists. */
const useDecision =
  (onChanged: () => void) =>
  async (
    work: () => Promise<unknown>,
    { done, failed }: { done: { title: string; text?: string }; failed: string },
  ): Promise<boolean> => {
    try {
      await work()
      notifyAdmin({ type: 'success', title: done.title, description: done.text })
      onChanged()
      return true
    } catch (error) {
      notifyRefusal(failed, error)
      return false
    }
  }

const OrderField = ({ value, onType }: { value: string; onType: (text: string) => void }) => {
  const id = useId()
  return (
    <Field
      id={id}
      label="Order"
      hint="Its id begins with ord_ and stands among the purchases; the state Not paid lists the open ones. The order is delivered for what was paid."
    >
      <Input
        id={id}
        required
        maxLength={255}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}

export const Assign = ({ payment, onChanged }: DecisionProps) => {
  const { api } = useAdmin()
  const decide = useDecision(onChanged)
  const { assigned, assignFailed } = MESSAGES.admin
  return (
    <Ask
      label="Assign"
      of={nameOf(payment)}
      title="Assign to an order"
      decide={(orderId) =>
        decide(() => api.assignPayment({ id: payment.id, orderId }), {
          done: assigned,
          failed: assignFailed,
        })
      }
      field={(props) => <OrderField {...props} />}
    />
  )
}

const NoteField = ({ value, onType }: { value: string; onType: (text: string) => void }) => {
  const id = useId()
  return (
    <Field id={id} label="Note" hint="It stays in the history, with your name.">
      <Textarea
        id={id}
        required
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}

export const AddNote = ({ payment, onChanged }: DecisionProps) => {
  const { api } = useAdmin()
  const decide = useDecision(onChanged)
  const { noted, noteFailed } = MESSAGES.admin
  return (
    <Ask
      label="Note"
      of={nameOf(payment)}
      title="Add a note"
      decide={(text) =>
        decide(() => api.notePayment({ id: payment.id, text }), { done: noted, failed: noteFailed })
      }
      field={(props) => <NoteField {...props} />}
    />
  )
}

/** Ends the review of an unmatched payment or of a failed refund. */
export const Close = ({ payment, onChanged }: DecisionProps) => {
  const { api } = useAdmin()
  const decide = useDecision(onChanged)
  const { closed, closeFailed } = MESSAGES.admin
  const close = async () => {
    await decide(() => api.closePayment({ id: payment.id }), { done: closed, failed: closeFailed })
  }
  return <ActionButton label="Mark as handled" of={nameOf(payment)} work={close} />
}
