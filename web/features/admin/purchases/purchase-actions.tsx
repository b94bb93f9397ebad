import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import {
  type PurchaseRow,
  reissuePurchase,
  retryPurchase,
} from '../../../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { attempt, notifyAdmin } from '../ui/admin-notices.ts'
import { ConfirmButton } from '../ui/dialog-button.tsx'
import { AddNote, Assign, MarkAsHandled } from './decisions.tsx'
import { NewLink } from './new-link.tsx'
import { allowedActions, buyerText, nameOf } from './purchase-facts.ts'
import { Readdress } from './readdress.tsx'
import { Refund } from './refund.tsx'

type ReissueProps = { purchase: PurchaseRow; onReissued: (token: string) => void }

/** Emails a new link to the buyer and shows it; the old one is revoked. */
const Reissue = ({ purchase, onReissued }: ReissueProps) => {
  const { call } = useAdmin()
  const { reissued, reissueFailed, confirmReissue } = MESSAGES.admin
  const reissue = () =>
    attempt(reissueFailed, async () => {
      const { downloadToken } = await call(reissuePurchase, { id: purchase.id })
      notifyAdmin('success', reissued.title, reissued.text)
      onReissued(downloadToken)
    })
  return (
    <ConfirmButton
      label="Reissue link"
      itemName={purchase.title}
      text={confirmReissue(buyerText(purchase))}
      action={reissue}
    />
  )
}

type PurchaseActionsProps = { purchase: PurchaseRow; onChanged: () => void }

const Retry = ({ purchase, onChanged }: PurchaseActionsProps) => {
  const { call } = useAdmin()
  const { retried, retryFailed } = MESSAGES.admin
  const retry = () =>
    attempt(retryFailed, async () => {
      await call(retryPurchase, { id: purchase.id })
      notifyAdmin('success', retried.title, retried.text)
      onChanged()
    })
  return <ActionButton label="Regenerate files" itemName={purchase.title} action={retry} />
}

/** The actions that the purchase's state allows. */
export const PurchaseActions = ({ purchase, onChanged }: PurchaseActionsProps) => {
  const [token, setToken] = useState<string>()
  const { reissue, readdress, retry, refund, assign, note, close } = allowedActions(purchase)
  const { id, amount, refunded } = purchase
  const changed = (newToken?: string) => {
    setToken(newToken)
    onChanged()
  }
  return (
    <Flex mt="4" gap="2" wrap="wrap">
      {reissue && <Reissue purchase={purchase} onReissued={changed} />}
      {readdress && <Readdress purchase={purchase} onChanged={changed} />}
      {retry && <Retry purchase={purchase} onChanged={onChanged} />}
      {refund && (
        <Refund id={id} itemName={nameOf(purchase)} left={amount - refunded} onRefunded={changed} />
      )}
      {assign && <Assign payment={purchase} onChanged={onChanged} />}
      {note && <AddNote payment={purchase} onChanged={onChanged} />}
      {close && <MarkAsHandled payment={purchase} onChanged={onChanged} />}
      <NewLink token={token} />
    </Flex>
  )
}
