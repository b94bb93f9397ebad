import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { UNSUBSCRIBE } from '../../../shared/content/unsubscribe.ts'
import { UNSUBSCRIBE_QUERY } from '../../../shared/site/unsubscribe-link.ts'
import { apiErrorOf } from '../../api/api-error.ts'
import { loadApi } from '../../api/load-api.ts'
import { useBusy } from '../../ui/hooks/use-busy.ts'
import { useQuery } from '../../ui/hooks/use-hydrated.ts'
import { Page, PageHeading } from '../../ui/page.tsx'

type Action = 'unsubscribe' | 'resubscribe'
type Outcome = 'done' | 'resubscribed' | 'unknown' | 'failed'

/** Calls the API with the link's token. `next` is the button's action; `busy` while it runs. */
const useSubscription = (token: string) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [next, setNext] = useState<Action>('unsubscribe')
  const { busy, run } = useBusy()
  const call = async (): Promise<Outcome> => {
    if (token === '') return 'unknown'
    try {
      const { api } = await loadApi()
      await api[next]({ token })
      return next === 'unsubscribe' ? 'done' : 'resubscribed'
    } catch (error) {
      return apiErrorOf(error).code === 'not_found' ? 'unknown' : 'failed'
    }
  }
  const perform = async () => {
    const result = await call()
    setOutcome(result)
    if (result === 'done') setNext('resubscribe')
    if (result === 'resubscribed') setNext('unsubscribe')
  }
  return { outcome, next, busy, perform: () => !busy && void run(perform) }
}

const BUTTONS = {
  unsubscribe: { label: UNSUBSCRIBE.action, sending: UNSUBSCRIBE.sending, variant: 'solid' },
  resubscribe: {
    label: UNSUBSCRIBE.resubscribe,
    sending: UNSUBSCRIBE.resubscribing,
    variant: 'outline',
  },
} as const

/** The unsubscribe page: one button, so that link scanners don't unsubscribe anyone. */
export const UnsubscribePage = () => {
  const query = useQuery()
  const { outcome, next, busy, perform } = useSubscription(query.get(UNSUBSCRIBE_QUERY) ?? '')
  const { label, sending, variant } = BUTTONS[next]
  const isError = outcome === 'unknown' || outcome === 'failed'
  return (
    <Page title={UNSUBSCRIBE.title} description={UNSUBSCRIBE.intro}>
      <PageHeading intro={UNSUBSCRIBE.intro}>{UNSUBSCRIBE.title}</PageHeading>
      <Button variant={variant} aria-busy={busy} onClick={perform}>
        {busy ? sending : label}
      </Button>
      <Text role="status" minH="6" mt="4" maxW="prose" color={isError ? 'fg.error' : 'fg'}>
        {outcome && UNSUBSCRIBE[outcome]}
      </Text>
    </Page>
  )
}
