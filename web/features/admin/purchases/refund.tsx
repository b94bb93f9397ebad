import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { tell, tellRefusal } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'

type RefundProps = {
  id: string
  of: string
  /** Cents. */
  amount: number
  onRefunded: () => void
}

const Confirm = ({ of, price, onKeep, refund }: ConfirmProps) => (
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
      <Button variant="outline" onClick={onKeep}>
        Keep the payment
      </Button>
    </Flex>
  </>
)
type ConfirmProps = { of: string; price: string; onKeep: () => void; refund: () => Promise<void> }

/** Gives a payment back, after asking once more. */
export const Refund = ({ id, of, amount, onRefunded }: RefundProps) => {
  const { api } = useAdmin()
  const [open, setOpen] = useState(false)
  const price = formatPrice(amount)
  const { refunded, refundFailed } = MESSAGES.admin
  const refund = async () => {
    try {
      await api.refund(id)
      tell({ type: 'success', title: refunded.title, description: refunded.text(price) })
      setOpen(false)
      onRefunded()
    } catch (error) {
      tellRefusal(refundFailed, error)
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
        <Confirm of={of} price={price} onKeep={close} refund={refund} />
      </Dialog>
    </>
  )
}
