import { Button, chakra, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { findPurchases } from '../../../../shared/api/admin-purchases.ts'
import { erasePerson, type PersonErasure } from '../../../../shared/api/erasures.ts'
import { erasureReceipt, erasureText } from '../../../../shared/content/erasure.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { DialogActions } from '../../../ui/dialog.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { adminKey, useAdminRefresh } from '../purchases/purchase-search.ts'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { AddressDialogButton, attempt, DialogForm } from '../ui/actions.tsx'
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
          itemName={email}
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
  const file = new Blob([erasureText(erasure)], { type: 'text/plain;charset=utf-8' })
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
        <Button onClick={() => saveBlob(file, `erasure_${erasure.record}.txt`)}>
          Save the receipt
        </Button>
      </DialogActions>
    </>
  )
}

/** Erases everything stored about a person. */
export const ErasePerson = () => {
  const [erasure, setErasure] = useState<PersonErasure>()
  const reset = () => setErasure(undefined)
  return (
    <NoticeCard title="Erase a person" text={TEXTS.intro}>
      <AddressDialogButton
        label="Erase a person"
        size="md"
        title="Erase a person"
        titleFor={(email) => (erasure ? 'Erasure receipt' : `Erase ${email}?`)}
        fieldLabel="Email address"
        hint={TEXTS.addressHint}
        onOpen={reset}
      >
        {(email, back) =>
          erasure ? (
            <Receipt erasure={erasure} onRetry={reset} />
          ) : (
            <Confirm email={email} onBack={back} onErased={setErasure} />
          )
        }
      </AddressDialogButton>
    </NoticeCard>
  )
}
