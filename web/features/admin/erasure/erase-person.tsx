import { Button, chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { findPurchases } from '../../../../shared/api/admin-purchases.ts'
import { erasePerson, type PersonErasure } from '../../../../shared/api/erasures.ts'
import { erasureReceipt, erasureText } from '../../../../shared/content/erasure.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { NoticeCard } from '../../../ui/panel.tsx'
import { adminKey, useAdminRefresh } from '../purchases/admin-key.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { AddressForm } from '../ui/address-form.tsx'
import { attempt } from '../ui/admin-notices.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { Loaded } from '../ui/loaded.tsx'

const { erasure: TEXTS } = MESSAGES.admin

const Lines = ({ lines, label }: { lines: readonly string[]; label: string }) => (
  <chakra.ul ps="5" mt="2" listStyleType="disc" aria-label={label}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </chakra.ul>
)

type ConfirmProps = {
  email: string
  onBack: () => void
  onErased: (erasure: PersonErasure) => void
}

const Confirm = ({ email, onBack, onErased }: ConfirmProps) => {
  const { call } = useAdmin()
  const refresh = useAdminRefresh()
  const erase = () =>
    attempt(TEXTS.failed, async () => {
      onErased(await call(erasePerson, { email }))
      refresh()
    })
  return (
    <Loaded
      cacheKey={adminKey('person', email)}
      load={() => call(findPurchases, { query: email })}
      busy="Searching..."
    >
      {({ purchases }) => (
        <DialogForm
          submit="Erase permanently"
          submitName={`Erase permanently: ${email}`}
          onSubmit={erase}
          cancel="Back"
          onCancel={onBack}
          isDestructive
        >
          <p>{purchases.length > 0 ? TEXTS.found : TEXTS.noneFound}</p>
          <Lines
            label="Purchases and payments found"
            lines={purchases.map(({ title, orderNumber, id }) => `${title}, ${orderNumber ?? id}`)}
          />
          <Text mt="4">{TEXTS.confirm}</Text>
        </DialogForm>
      )}
    </Loaded>
  )
}

const Receipt = ({ erasure, onRetry }: { erasure: PersonErasure; onRetry: () => void }) => {
  const save = () =>
    saveBlob(
      new Blob([erasureText(erasure)], { type: 'text/plain;charset=utf-8' }),
      `erasure_${erasure.record}.txt`,
    )
  return (
    <>
      {erasureReceipt(erasure).map(({ title, lines }) => (
        <chakra.section key={title} mb="4">
          <h3>{title}</h3>
          <Lines label={title} lines={lines} />
        </chakra.section>
      ))}
      <DialogActions>
        {erasure.notErased.length > 0 && (
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button onClick={save}>Save the receipt</Button>
      </DialogActions>
    </>
  )
}

/** The open dialog's step: enter the address, confirm what was found, or read the receipt. */
type Step = { email?: string; erasure?: PersonErasure }

const titleOf = ({ email, erasure }: Step): string => {
  if (erasure) return 'Erasure receipt'
  return email === undefined ? 'Erase a person' : `Erase ${email}?`
}

/** Erases everything stored about a person. */
export const ErasePerson = () => {
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState<Step>({})
  const { email, erasure } = step
  const begin = () => {
    setStep({})
    setOpen(true)
  }
  return (
    <NoticeCard title="Erase a person" text={TEXTS.intro}>
      <Button variant="outline" onClick={begin}>
        Erase a person
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={titleOf(step)}>
        {email === undefined && (
          <AddressForm
            label="Email address"
            hint={TEXTS.addressHint}
            onEntered={(entered) => setStep({ email: entered })}
          />
        )}
        {email !== undefined && !erasure && (
          <Confirm
            email={email}
            onBack={() => setStep({})}
            onErased={(erased) => setStep({ email, erasure: erased })}
          />
        )}
        {erasure && <Receipt erasure={erasure} onRetry={() => setStep({ email })} />}
      </Dialog>
    </NoticeCard>
  )
}
