import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { formatUtcMinute } from '../../../../shared/store-time.ts'
import { apiErrorOf, isTransient } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { useBusy } from '../../../ui/hooks/use-busy.ts'

const { renewal } = DOWNLOAD_MESSAGES.download

type Outcome = { text: string; isError: boolean }

const requestRenewal = async (token: string): Promise<Outcome> => {
  try {
    const { api } = await loadApi()
    const { mailedTo, expiresAt } = await api.renewDownload({ token })
    return { text: renewal.done(mailedTo, formatUtcMinute(expiresAt)), isError: false }
  } catch (error) {
    const { code, message } = apiErrorOf(error)
    const isServerFailure = isTransient(error) && code !== 'too_many'
    return { text: isServerFailure ? renewal.failed : message, isError: true }
  }
}

/** Emails the buyer a new link to replace an expired one. */
export const RenewLink = ({ token }: { token: string }) => {
  const { busy, run } = useBusy()
  const [outcome, setOutcome] = useState<Outcome>()
  const renew = () => run(async () => setOutcome(await requestRenewal(token)))
  const isDone = outcome?.isError === false
  return (
    <>
      {!isDone && (
        <Button onClick={renew} disabled={busy} aria-busy={busy}>
          {busy ? renewal.sending : renewal.action}
        </Button>
      )}
      <Text
        role="status"
        minH="6"
        mt="3"
        mb={outcome ? '6' : undefined}
        maxW="prose"
        color={outcome?.isError ? 'fg.error' : 'fg'}
      >
        {outcome?.text}
      </Text>
    </>
  )
}
