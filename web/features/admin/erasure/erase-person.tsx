import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import useSWR from 'swr'
import type { PurchaseSearchView } from '../../../../shared/api/admin-purchases.ts'
import type { PersonErasure } from '../../../../shared/api/erasures.ts'
import { erasureReceipt, erasureText } from '../../../../shared/content/erasure.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { Busy } from '../../../ui/busy.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { adminKey, useAdminRefresh } from '../purchases/admin-key.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { AddressForm } from '../ui/address-form.tsx'
import { notifyApiError } from '../ui/admin-notices.ts'
import { LoadProblem } from '../ui/load-problem.tsx'

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
  const { api } = useAdmin()
  const { data, error, mutate } = useSWR<PurchaseSearchView, ApiError>(
    adminKey('person', email),
    () => api.findPurchases({ query: email }),
    SWR_OPTIONS,
  )
  const refresh = useAdminRefresh()
  const erase = async () => {
    try {
      onErased(await api.erasePerson({ email }))
      refresh()
    } catch (failure) {
      notifyApiError(TEXTS.failed, failure)
    }
  }
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  if (!data) return <Busy>Searching...</Busy>
  const found = data.purchases.map(({ title, orderNumber, id }) => `${title}, ${orderNumber ?? id}`)
  return (
    <>
      <Text>{found.length > 0 ? TEXTS.found : TEXTS.noneFound}</Text>
      <Lines label="Purchases and payments found" lines={found} />
      <Text mt="4">{TEXTS.confirm}</Text>
      <Flex mt="6" gap="3" wrap="wrap">
        <ActionButton
          label="Erase permanently"
          itemName={email}
          action={erase}
          size="md"
          variant="solid"
          colorPalette="red"
        />
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
      </Flex>
    </>
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
          <Heading as="h3" size="md">
            {title}
          </Heading>
          <Lines label={title} lines={lines} />
        </chakra.section>
      ))}
      <Flex gap="3" wrap="wrap">
        <Button onClick={save}>Save the receipt</Button>
        {erasure.notErased.length > 0 && (
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Flex>
    </>
  )
}

type StepProps = {
  email: string | undefined
  erasure: PersonErasure | undefined
  onEmail: (email: string | undefined) => void
  onErasure: (erasure: PersonErasure | undefined) => void
}

const Step = ({ email, erasure, onEmail, onErasure }: StepProps) => {
  if (email === undefined) {
    return <AddressForm label="Email address" hint={TEXTS.addressHint} onEntered={onEmail} />
  }
  if (erasure) return <Receipt erasure={erasure} onRetry={() => onErasure(undefined)} />
  return <Confirm email={email} onBack={() => onEmail(undefined)} onErased={onErasure} />
}

const titleOf = (email: string | undefined, erasure: PersonErasure | undefined) => {
  if (erasure) return 'Erasure receipt'
  return email === undefined ? 'Erase a person' : `Erase ${email}?`
}

/**
 * Erases everything stored about a person in three steps: enter the address, confirm what was found, see the
 * receipt.
 */
export const ErasePerson = () => {
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState<string>()
  const [erasure, setErasure] = useState<PersonErasure>()
  const begin = () => {
    setEmail(undefined)
    setErasure(undefined)
    setOpen(true)
  }
  return (
    <NoticeCard title="Erase a person" text={TEXTS.intro}>
      <Button variant="outline" onClick={begin}>
        Erase a person
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={titleOf(email, erasure)}>
        <Step email={email} erasure={erasure} onEmail={setEmail} onErasure={setErasure} />
      </Dialog>
    </NoticeCard>
  )
}
