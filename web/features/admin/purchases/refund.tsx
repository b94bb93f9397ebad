import { Button, Flex, Input, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { MIN_REFUND_CENTS } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { newId } from '../../../ui/browser/new-id.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { notifyAdmin, notifyApiError } from '../ui/admin-notices.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Field } from '../ui/field.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { readRefundAmount } from './refund-amount.ts'

type RefundProps = {
  id: string
  itemName: string
  /** The refundable remainder in cents. */
  left: number
  onRefunded: () => void
}

type RefundFormProps = {
  left: number
  onCancel: () => void
  /**
   * `amount` is cents; absent refunds the remainder. Repeating a `requestId` refunds nothing twice.
   */
  refund: (request: { requestId: string; amount?: number }) => Promise<void>
}

const RefundForm = ({ left, onCancel, refund }: RefundFormProps) => {
  const id = useId()
  const [text, setText] = useState((left / 100).toFixed(2))
  const [requestId, setRequestId] = useState(newId)
  const { busy, run } = useBusy()
  const amount = readRefundAmount(text, left)
  const isPartial = amount !== undefined && amount < left
  const type = (typed: string) => {
    setText(typed)
    // A new amount needs a new request id.
    setRequestId(newId())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount === undefined) return
    void run(() => refund(isPartial ? { requestId, amount } : { requestId }))
  }
  const { amountRange, keepsLink, endsLink } = MESSAGES.admin.refundForm
  return (
    <form onSubmit={submit} noValidate>
      <Field id={id} label="Amount in dollars">
        <Input
          id={id}
          inputMode="decimal"
          required
          maxLength={10}
          autoComplete="off"
          aria-invalid={amount === undefined}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Text
          id={`${id}-hint`}
          aria-live="polite"
          textStyle="sm"
          mt="1"
          color={amount === undefined ? 'fg.error' : 'fg.muted'}
        >
          {amount === undefined
            ? amountRange(formatPrice(MIN_REFUND_CENTS), formatPrice(left))
            : isPartial
              ? keepsLink
              : endsLink}
        </Text>
      </Field>
      <Text>Stripe returns the money to the buyer. You can't undo this.</Text>
      <Flex mt="6" gap="3" wrap="wrap">
        <Button type="submit" colorPalette="red" disabled={busy} aria-busy={busy}>
          {busy ? MESSAGES.processing : `Refund ${formatPrice(amount ?? left)}`}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </form>
  )
}

/** Refunds a payment in full or in part, after confirmation. */
export const Refund = ({ id, itemName, left, onRefunded }: RefundProps) => {
  const { api } = useAdmin()
  const { refunded, refundFailed } = MESSAGES.admin
  const refundAndClose =
    (close: () => void): RefundFormProps['refund'] =>
    async (request) => {
      try {
        await api.refundPurchase({ id, ...request })
        const price = formatPrice(request.amount ?? left)
        notifyAdmin({ type: 'success', title: refunded.title, description: refunded.text(price) })
        close()
        onRefunded()
      } catch (error) {
        notifyApiError(refundFailed, error)
      }
    }
  return (
    <DialogButton label="Refund" itemName={itemName}>
      {(close) => <RefundForm left={left} onCancel={close} refund={refundAndClose(close)} />}
    </DialogButton>
  )
}
