import { Flex } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { tell, tellRefusal } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { allowedFor, type Purchase } from './purchase-facts.ts'
import { Refund } from './refund.tsx'
import { Reissue } from './reissue.tsx'

type PurchaseActionsProps = { purchase: Purchase; onChanged: () => void }

const Retry = ({ purchase, onChanged }: PurchaseActionsProps) => {
  const { api } = useAdmin()
  const { retried, retryFailed } = MESSAGES.admin
  const retry = async () => {
    try {
      await api.retry(purchase.id)
      tell({ type: 'success', title: retried.title, description: retried.text })
      onChanged()
    } catch (error) {
      tellRefusal(retryFailed, error)
    }
  }
  return <ActionButton label="Make files again" of={purchase.title} work={retry} />
}

/** What the state of a purchase allows, and nothing else. */
export const PurchaseActions = ({ purchase, onChanged }: PurchaseActionsProps) => {
  const { reissue, retry, refund } = allowedFor(purchase)
  const { id, title, amount = 0 } = purchase
  return (
    <Flex mt="4" gap="2" wrap="wrap">
      {reissue && <Reissue purchase={purchase} onReissued={onChanged} />}
      {retry && <Retry purchase={purchase} onChanged={onChanged} />}
      {refund && <Refund id={id} of={title} amount={amount} onRefunded={onChanged} />}
    </Flex>
  )
}
