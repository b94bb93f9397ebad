import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { notifyAdmin, notifyRefusal } from '../parts/admin-notices.ts'
import { useAdmin } from '../sign-in/admin-context.ts'

type RefundProps = {
  id: string
  of: string
  /** Cents. */
  amount: number
  onRefunded: () => void
}

const Confirm = ({ of, price, onCancel, refund }: ConfirmProps) => (
  <>
    <Text>
      Stripe returns {price} to the buyer, and the download link stops working. This cannot be
      undone.
    </Text>
    <Flex mt="6" gap="3" wrap="wrap">
      <ActionButton
        label={`Refund ${price}`}
        of={of}
        work={refund}
        size="md"
        variant="solid"
        colorPalette="red"
      />
      <Button variant="outline" onClick={onCancel}>
        Keep the payment
      </Button>
    </Flex>
  </>
)
type ConfirmProps = { of: string; price: string; onCancel: () => void; refund: () => Promise<void> }

/** A refund is confirmed in a dialog first. */
export const Refund = ({ id, of, amount, onRefunded }: RefundProps) => {
  const { api } = useAdmin()
  const [open, setOpen] = useState(false)
  const price = formatPrice(amount)
  const { refunded, refundFailed } = MESSAGES.admin
  const refund = async () => {
    try {
      await api.refundPurchase({ id })
      notifyAdmin({ type: 'success', title: refunded.title, description: refunded.text(price) })
      setOpen(false)
      onRefunded()
    } catch (error) {
      notifyRefusal(refundFailed, error)
    }
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Refund: ${of}`}
        onClick={() => setOpen(true)}
      >
        Refund
      </Button>
      <Dialog open={open} onClose={close} title={`Refund ${price}?`}>
        <Confirm of={of} price={price} onCancel={close} refund={refund} />
      </Dialog>
    </>
  )
}
