import { Box, Flex, Link } from '@chakra-ui/react'
import { useState } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { notifyAdmin, notifyRefusal } from '../parts/admin-notices.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import type { Purchase } from './purchase-facts.ts'
import { allowedFor } from './purchase-facts.ts'
import { Refund } from './refund.tsx'

type ReissueProps = { purchase: Purchase; onReissued: () => void }

/** A new link goes to the buyer by mail and is shown; the old one stops working. */
const Reissue = ({ purchase, onReissued }: ReissueProps) => {
  const { api } = useAdmin()
  const [link, setLink] = useState<string>()
  const { reissued, reissueFailed } = MESSAGES.admin
  const reissue = async () => {
    try {
      const { downloadToken } = await api.reissuePurchase({ id: purchase.id })
      setLink(paths.download(downloadToken))
      notifyAdmin({ type: 'success', title: reissued.title, description: reissued.text })
      onReissued()
    } catch (error) {
      notifyRefusal(reissueFailed, error)
    }
  }
  return (
    <>
      <ActionButton label="Re-issue link" of={purchase.title} work={reissue} />
      <Box role="status" order="1" w="full" _empty={{ display: 'none' }} textStyle="sm">
        {link && (
          <Link href={link} target="_blank" rel="noopener">
            New link, sent by mail
          </Link>
        )}
      </Box>
    </>
  )
}

type PurchaseActionsProps = { purchase: Purchase; onChanged: () => void }

const Retry = ({ purchase, onChanged }: PurchaseActionsProps) => {
  const { api } = useAdmin()
  const { retried, retryFailed } = MESSAGES.admin
  const retry = async () => {
    try {
      await api.retryPurchase({ id: purchase.id })
      notifyAdmin({ type: 'success', title: retried.title, description: retried.text })
      onChanged()
    } catch (error) {
      notifyRefusal(retryFailed, error)
    }
  }
  return <ActionButton label="Make files again" of={purchase.title} work={retry} />
}

/** The buttons are those that the purchase's state allows. */
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
