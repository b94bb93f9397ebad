import { chakra, Input } from '@chakra-ui/react'
import { useId, useState } from 'react'
import {
  MIN_REFUND_CENTS,
  type PurchaseRow,
  readdressPurchase,
  refundPurchase,
} from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { newId } from '../../../ui/browser/new-id.ts'
import { Choice } from '../../../ui/choice-group.tsx'
import { Field } from '../../../ui/field.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { AddressDialogButton, attempt, DialogButton, DialogForm } from '../ui/actions.tsx'
import { useAdminData } from '../ui/loaded.tsx'
import { nameOf, readRefundAmount, suggestionsFor } from './purchase-facts.ts'
import { adminKey, DEFAULT_SEARCH, findPage } from './purchase-search.ts'

const { refunded, refundFailed, refundForm, readdressed, readdressFailed } = MESSAGES.admin

type RefundProps = { purchase: PurchaseRow; onRefunded: () => void }

const RefundForm = ({ purchase, onRefunded, close }: RefundProps & { close: () => void }) => {
  const { call } = useAdmin()
  const left = purchase.amount - purchase.refunded
  // Repeating a request id refunds nothing twice. A new amount needs a new one.
  const requestFor = (text: string) => ({ text, requestId: newId() })
  const [request, setRequest] = useState(() => requestFor((left / 100).toFixed(2)))
  const amount = readRefundAmount(request.text, left)
  const isPartial = amount !== undefined && amount < left
  const refund = () =>
    attempt(refundFailed, async () => {
      if (amount === undefined) return
      const { requestId } = request
      await call(refundPurchase, { id: purchase.id, requestId, ...(isPartial && { amount }) })
      close()
      onRefunded()
      return { title: refunded.title, text: refunded.text(formatPrice(amount)) }
    })
  const range = refundForm.amountRange(formatPrice(MIN_REFUND_CENTS), formatPrice(left))
  return (
    <DialogForm
      submit={`Refund ${formatPrice(amount ?? left)}`}
      onSubmit={refund}
      onCancel={close}
      isDestructive
    >
      <Field
        mb="4"
        label="Amount in dollars"
        required
        hint={amount === undefined ? '' : refundForm[isPartial ? 'keepsLink' : 'endsLink']}
        error={amount === undefined ? range : undefined}
      >
        <Input
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          value={request.text}
          onChange={({ target }) => setRequest(requestFor(target.value))}
        />
      </Field>
      <p>Stripe returns the money to the buyer. You can't undo this.</p>
    </DialogForm>
  )
}

/** Refunds a payment in full or in part, after confirmation. */
export const Refund = (props: RefundProps) => (
  <DialogButton label="Refund" itemName={nameOf(props.purchase)}>
    {(close) => <RefundForm {...props} close={close} />}
  </DialogButton>
)

type ReaddressProps = {
  purchase: PurchaseRow
  /** The token is absent while files are being generated. */
  onChanged: (token: string | undefined) => void
}

/** Corrects a mistyped address in two steps: enter it, then confirm it. */
export const Readdress = ({ purchase, onChanged }: ReaddressProps) => {
  const { call } = useAdmin()
  const { id, title, email: current = 'no address' } = purchase
  const change = (email: string, close: () => void) =>
    attempt(readdressFailed, async () => {
      const { downloadToken } = await call(readdressPurchase, { id, email })
      const text = downloadToken ? readdressed.mailed : readdressed.pending
      close()
      onChanged(downloadToken)
      return { title: readdressed.title, text: text(email) }
    })
  return (
    <AddressDialogButton
      label="Change address"
      itemName={title}
      title="Change the address"
      titleFor={(email) => `Send the link to ${email}?`}
      fieldLabel="New address"
      hint={`Current: ${current}`}
    >
      {(email, back, close) => (
        <DialogForm
          submit="Change and send the link"
          itemName={title}
          onSubmit={() => change(email, close)}
          cancel="Back"
          onCancel={back}
        >
          <p>
            A new link goes to <strong>{email}</strong>, and the old link stops working. The history
            records who changed the address.
          </p>
        </DialogForm>
      )}
    </AddressDialogButton>
  )
}

type SuggestedOrdersProps = {
  payment: PurchaseRow
  chosen: string
  onChoose: (orderId: string) => void
}

/** Lets the admin choose one of the suggested orders; empty while loading or without any. */
export const SuggestedOrders = ({ payment, chosen, onChoose }: SuggestedOrdersProps) => {
  const name = useId()
  const { data } = useAdminData(adminKey('open-orders'), (call) =>
    findPage(call, { ...DEFAULT_SEARCH, state: 'open' }),
  )
  const orders = suggestionsFor(payment, data?.purchases ?? [])
  if (orders.length === 0) return null
  return (
    <chakra.fieldset mb="4">
      <chakra.legend fontWeight="semibold" textStyle="sm">
        Open orders of {formatPrice(payment.amount)}
      </chakra.legend>
      {orders.map(({ id, title, orderNumber, createdAt }) => (
        <Choice
          key={id}
          type="radio"
          name={name}
          checked={chosen === id}
          onChange={() => onChoose(id)}
          label={title}
          hint={`${orderNumber}, opened ${longDate(createdAt, { time: true })}`}
        />
      ))}
    </chakra.fieldset>
  )
}
