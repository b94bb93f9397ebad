import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { AddressForm } from '../ui/address-form.tsx'
import { notifyAdmin, notifyApiError } from '../ui/admin-notices.ts'

type ConfirmProps = {
  itemName: string
  email: string
  onBack: () => void
  change: () => Promise<void>
}

const Confirm = ({ itemName, email, onBack, change }: ConfirmProps) => (
  <>
    <Text>
      A new link goes to <strong>{email}</strong>, and the old link stops working. The history
      records who changed the address.
    </Text>
    <Flex mt="6" gap="3" wrap="wrap">
      <ActionButton
        label="Change and send the link"
        itemName={itemName}
        action={change}
        size="md"
        variant="solid"
      />
      <Button variant="outline" onClick={onBack}>
        Back
      </Button>
    </Flex>
  </>
)

type ReaddressProps = {
  purchase: PurchaseRow
  /** The token is absent while files are being generated. */
  onChanged: (token: string | undefined) => void
}

/** Corrects a mistyped address in two steps: enter it, then confirm it. */
export const Readdress = ({ purchase, onChanged }: ReaddressProps) => {
  const { api } = useAdmin()
  const { id, title, email: currentEmail = 'no address' } = purchase
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState<string>()
  const begin = () => {
    setTyped('')
    setEntered(undefined)
    setOpen(true)
  }
  const enter = (email: string) => {
    setTyped(email)
    setEntered(email)
  }
  const change = async (email: string) => {
    const { readdressed, readdressFailed } = MESSAGES.admin
    try {
      const { downloadToken } = await api.readdressPurchase({ id, email })
      const description = (downloadToken ? readdressed.mailed : readdressed.pending)(email)
      notifyAdmin({ type: 'success', title: readdressed.title, description })
      setOpen(false)
      onChanged(downloadToken)
    } catch (error) {
      notifyApiError(readdressFailed, error)
    }
  }
  return (
    <>
      <Button size="sm" variant="outline" aria-label={`Change address: ${title}`} onClick={begin}>
        Change address
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={entered === undefined ? 'Change the address' : `Send the link to ${entered}?`}
      >
        {entered === undefined ? (
          <AddressForm
            label="New address"
            hint={`Current: ${currentEmail}`}
            initial={typed}
            onEntered={enter}
          />
        ) : (
          <Confirm
            itemName={title}
            email={entered}
            onBack={() => setEntered(undefined)}
            change={() => change(entered)}
          />
        )}
      </Dialog>
    </>
  )
}
