import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { notify } from '../../ui/toaster.tsx'

type ReissueProps = { id: string; token: string; onReissued: () => void }

const fail = () =>
  notify({ type: 'error', title: 'No new link', description: MESSAGES.api.unexpected })

/** Gives the buyer a new link by mail and shows it; the old one stops working. */
export const Reissue = ({ id, token, onReissued }: ReissueProps) => {
  const [busy, setBusy] = useState(false)
  const [link, setLink] = useState<string>()
  const reissue = async () => {
    setBusy(true)
    try {
      const { downloadToken } = await api.reissue(id, token)
      setLink(paths.download(downloadToken))
      onReissued()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await fail()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        whiteSpace="nowrap"
        onClick={reissue}
        disabled={busy}
        aria-busy={busy}
      >
        {busy ? MESSAGES.processing : 'Re-issue link'}
      </Button>
      <Box role="status" mt="1">
        {link && <SiteLink to={link}>New link, sent by mail</SiteLink>}
      </Box>
    </>
  )
}
