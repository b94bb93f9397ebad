import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { type PurchaseRow, readdressPurchase } from '../../../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { AddressForm } from '../ui/address-form.tsx'
import { attempt, notifyAdmin } from '../ui/admin-notices.ts'
import { DialogForm } from '../ui/dialog-form.tsx'

type ReaddressProps = {
  purchase: PurchaseRow
  /** The token is absent while files are being generated. */
  onChanged: (token: string | undefined) => void
}

/** Corrects a mistyped address in two steps: enter it, then confirm it. */
export const Readdress = ({ purchase, onChanged }: ReaddressProps) => {
  const { call } = useAdmin()
  const { id, title, email: currentEmail = 'no address' } = purchase
  const [step, setStep] = useState<'closed' | 'enter' | 'confirm'>('closed')
  const [email, setEmail] = useState('')
  const close = () => setStep('closed')
  const begin = () => {
    setEmail('')
    setStep('enter')
  }
  const enter = (address: string) => {
    setEmail(address)
    setStep('confirm')
  }
  const { readdressed, readdressFailed } = MESSAGES.admin
  const change = () =>
    attempt(readdressFailed, async () => {
      const { downloadToken } = await call(readdressPurchase, { id, email })
      const text = downloadToken ? readdressed.mailed : readdressed.pending
      notifyAdmin('success', readdressed.title, text(email))
      close()
      onChanged(downloadToken)
    })
  return (
    <>
      <Button size="sm" variant="outline" aria-label={`Change address: ${title}`} onClick={begin}>
        Change address
      </Button>
      <Dialog
        open={step !== 'closed'}
        onClose={close}
        title={step === 'confirm' ? `Send the link to ${email}?` : 'Change the address'}
      >
        {step === 'confirm' ? (
          <DialogForm
            submit="Change and send the link"
            submitName={`Change and send the link: ${title}`}
            onSubmit={change}
            cancel="Back"
            onCancel={() => setStep('enter')}
          >
            <p>
              A new link goes to <strong>{email}</strong>, and the old link stops working. The
              history records who changed the address.
            </p>
          </DialogForm>
        ) : (
          <AddressForm
            label="New address"
            hint={`Current: ${currentEmail}`}
            initial={email}
            onEntered={enter}
          />
        )}
      </Dialog>
    </>
  )
}
