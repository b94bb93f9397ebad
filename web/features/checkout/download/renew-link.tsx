import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { formatUtcMinute } from '../../../../shared/store-time.ts'
import { ApiError, isTransient } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'

const { renewal } = DOWNLOAD_MESSAGES.download

type Outcome = { text: string; isError: boolean }

const requestRenewal = async (token: string): Promise<Outcome> => {
  try {
    const { api } = await loadApi()
    const { mailedTo, expiresAt } = await api.renewDownload({ token })
    return { text: renewal.done(mailedTo, formatUtcMinute(expiresAt)), isError: false }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isServerFailure = isTransient(error) && error.code !== 'too_many'
    return { text: isServerFailure ? renewal.failed : error.message, isError: true }
  }
}

/** Emails the buyer a new link to replace an expired one. */
export const RenewLink = ({ token }: { token: string }) => {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const renew = async () => {
    setBusy(true)
    setOutcome(await requestRenewal(token).finally(() => setBusy(false)))
  }
  const isDone = outcome?.isError === false
  return (
    <>
      {!isDone && (
        <Button onClick={renew} disabled={busy} aria-busy={busy}>
          {busy ? renewal.sending : renewal.action}
        </Button>
      )}
      <Text role="status" minH="6" mt="3" maxW="prose" color={outcome?.isError ? 'fg.error' : 'fg'}>
        {outcome?.text}
      </Text>
    </>
  )
}
