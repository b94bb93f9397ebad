import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { MIN_REFUND_CENTS, refundPurchase } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { newId } from '../../../ui/browser/new-id.ts'
import { Field } from '../../../ui/field.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { attempt, notifyAdmin } from '../ui/admin-notices.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { readRefundAmount } from './refund-amount.ts'

type RefundProps = {
  id: string
  itemName: string
  /** The refundable remainder in cents. */
  left: number
  onRefunded: () => void
}

const { refunded, refundFailed, refundForm } = MESSAGES.admin

const RefundForm = ({ id, left, onRefunded, close }: RefundProps & { close: () => void }) => {
  const { call } = useAdmin()
  const [text, setText] = useState((left / 100).toFixed(2))
  // Repeating a request id refunds nothing twice. A new amount needs a new one.
  const [requestId, setRequestId] = useState(newId)
  const amount = readRefundAmount(text, left)
  const isPartial = amount !== undefined && amount < left
  const type = (typed: string) => {
    setText(typed)
    setRequestId(newId())
  }
  const refund = () =>
    attempt(refundFailed, async () => {
      if (amount === undefined) return
      await call(refundPurchase, { id, requestId, ...(isPartial && { amount }) })
      notifyAdmin('success', refunded.title, refunded.text(formatPrice(amount)))
      close()
      onRefunded()
    })
  return (
    <DialogForm
      submit={`Refund ${formatPrice(amount ?? left)}`}
      onSubmit={refund}
      cancel="Cancel"
      onCancel={close}
      isDestructive
    >
      <Field
        mb="4"
        label="Amount in dollars"
        required
        hint={amount === undefined ? '' : refundForm[isPartial ? 'keepsLink' : 'endsLink']}
        error={
          amount === undefined
            ? refundForm.amountRange(formatPrice(MIN_REFUND_CENTS), formatPrice(left))
            : undefined
        }
      >
        <Input
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <p>Stripe returns the money to the buyer. You can't undo this.</p>
    </DialogForm>
  )
}

/** Refunds a payment in full or in part, after confirmation. */
export const Refund = (props: RefundProps) => (
  <DialogButton label="Refund" itemName={props.itemName}>
    {(close) => <RefundForm {...props} close={close} />}
  </DialogButton>
)
