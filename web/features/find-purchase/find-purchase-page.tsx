import { Button, chakra, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { FIND_PURCHASE } from '../../../shared/content/find-purchase.ts'
import { type ApiError, apiErrorOf } from '../../api/api-error.ts'
import { loadApi } from '../../api/load-api.ts'
import { EmailField } from '../../ui/email/email-field.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SupportLink } from '../../ui/site-link.tsx'

type Outcome = 'idle' | 'sending' | 'done' | 'invalid' | 'limited' | 'failed'

const TEXTS: Partial<Record<Outcome, string>> = {
  done: FIND_PURCHASE.done,
  invalid: FIND_PURCHASE.invalid,
  limited: FIND_PURCHASE.limited,
  failed: FIND_PURCHASE.failed,
}

const REFUSALS: Partial<Record<ApiError['code'], Outcome>> = {
  invalid: 'invalid',
  too_many: 'limited',
}

/** Requests the links. The response is the same for every address. */
const useLinkRequest = () => {
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const requestLinks = async (email: string) => {
    setOutcome('sending')
    try {
      const { api } = await loadApi()
      await api.requestLinks({ email })
      setOutcome('done')
    } catch (error) {
      setOutcome(REFUSALS[apiErrorOf(error).code] ?? 'failed')
    }
  }
  /** Clears the message when the address changes. */
  const clearOutcome = () => outcome !== 'sending' && setOutcome('idle')
  return { outcome, requestLinks, clearOutcome }
}

const AddressForm = () => {
  const { outcome, requestLinks, clearOutcome } = useLinkRequest()
  const [email, setEmail] = useState('')
  const result = useId()
  const refused = ['invalid', 'limited', 'failed'].includes(outcome)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (outcome !== 'sending') void requestLinks(email)
  }
  return (
    <chakra.form onSubmit={send} maxW="lg">
      <EmailField
        label={FIND_PURCHASE.label}
        value={email}
        onChange={(address) => {
          setEmail(address)
          clearOutcome()
        }}
        aria-describedby={result}
        aria-invalid={outcome === 'invalid' || undefined}
      >
        <Button type="submit" flexShrink={0} aria-busy={outcome === 'sending'}>
          {outcome === 'sending' ? FIND_PURCHASE.sending : FIND_PURCHASE.send}
        </Button>
      </EmailField>
      <Text id={result} role="status" minH="6" mt="3" color={refused ? 'fg.error' : 'fg'}>
        {TEXTS[outcome]}
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
