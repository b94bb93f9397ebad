import { Button, chakra, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { FIND_PURCHASE } from '../../../shared/content/find-purchase.ts'
import { type ApiError, apiErrorOf } from '../../api/api-error.ts'
import { loadApi } from '../../api/load-api.ts'
import { EmailField } from '../../ui/email/email-field.tsx'
import { useBusy } from '../../ui/hooks/use-busy.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SupportLink } from '../../ui/site-link.tsx'

type Outcome = 'done' | 'invalid' | 'limited' | 'failed'

const REFUSALS: Partial<Record<ApiError['code'], Outcome>> = {
  invalid: 'invalid',
  too_many: 'limited',
}

/** Requests the links. The response is the same for every address. */
const requestLinks = async (email: string): Promise<Outcome> => {
  try {
    const { api } = await loadApi()
    await api.requestLinks({ email })
    return 'done'
  } catch (error) {
    return REFUSALS[apiErrorOf(error).code] ?? 'failed'
  }
}

const AddressForm = () => {
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<Outcome>()
  const [email, setEmail] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setOutcome(undefined)
    void run(async () => setOutcome(await requestLinks(email)))
  }
  const message = outcome && outcome !== 'invalid' ? FIND_PURCHASE[outcome] : undefined
  return (
    <chakra.form onSubmit={send} maxW="lg">
      <EmailField
        label={FIND_PURCHASE.label}
        value={email}
        onChange={(address) => {
          setEmail(address)
          setOutcome(undefined)
        }}
        isRejected={outcome === 'invalid'}
      >
        <Button type="submit" flexShrink={0} aria-busy={busy}>
          {busy ? FIND_PURCHASE.sending : FIND_PURCHASE.send}
        </Button>
      </EmailField>
      <Text role="status" minH="6" mt="3" color={outcome === 'done' ? 'fg' : 'fg.error'}>
        {message}
      </Text>
    </chakra.form>
  )
}

/** Emails a buyer the links of earlier purchases. */
export const FindPurchasePage = () => (
  <Page title={FIND_PURCHASE.title} description={FIND_PURCHASE.intro}>
    <PageHeading intro={FIND_PURCHASE.intro}>{FIND_PURCHASE.title}</PageHeading>
    <AddressForm />
    <Text mt="4" textStyle="sm" color="fg.muted" maxW="prose">
      {FIND_PURCHASE.pause} If you mistyped your address when you paid, write to <SupportLink />.
    </Text>
  </Page>
)
