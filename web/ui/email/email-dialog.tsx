import { Box, Button, Text } from '@chakra-ui/react'
import { type FormEvent, useEffect, useState } from 'react'
import { GUIDE } from '../../../shared/content/guide.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../api/api.ts'
import { apiErrorOf } from '../../api/api-error.ts'
import { Dialog } from '../dialog.tsx'
import { CheckIcon } from '../icons.tsx'
import { notify } from '../notices.ts'
import { EmailField } from './email-field.tsx'

type SignupState = 'idle' | 'sending' | 'sent' | 'failed'

const { again, failed, sending, success } = MESSAGES.email

/** A new outcome replaces the previous notice. */
const NOTICE_ID = 'guide'

/** How long success is shown. */
const SUCCESS_DURATION_MS = 3000

const LABELS: Record<SignupState, string> = {
  idle: 'Send me the guide',
  sending,
  sent: 'Sent',
  failed: again,
}

const EmailForm = ({ onDone }: { onDone: () => void }) => {
  const [state, setState] = useState<SignupState>('idle')
  const [email, setEmail] = useState('')
  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(onDone, SUCCESS_DURATION_MS)
    return () => clearTimeout(timer)
  }, [state, onDone])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setState('sending')
    try {
      await api.createSignup({ email })
      setState('sent')
      notify({ id: NOTICE_ID, type: 'success', title: success.title, description: success.text })
    } catch (error) {
      const { code, message } = apiErrorOf(error)
      setState('failed')
      const description = code === 'too_many' ? message : failed.text
      notify({ id: NOTICE_ID, type: 'error', title: failed.title, description })
    }
  }
  const busy = state === 'sending'
  return (
    <form onSubmit={send}>
      <EmailField label="Email address" value={email} onChange={setEmail}>
        <Button type="submit" disabled={busy || state === 'sent'} aria-busy={busy} flexShrink={0}>
          {LABELS[state]}
        </Button>
      </EmailField>
      {/* The notice announces it to screen readers. */}
      <Box minH="6" mt="3" color="fg.success" aria-hidden="true">
        {state === 'sent' && <CheckIcon />}
      </Box>
    </form>
  )
}

/** Offers the free guide for an email address. */
export const EmailDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={GUIDE.title}>
    <Text mb="5" color="fg.muted">
      A free 15-minute guide by email: how to spot most problems in a document before you sign it.
    </Text>
    <EmailForm onDone={onClose} />
    <Text textStyle="xs" color="fg.muted">
      One email with the guide, no newsletter.
    </Text>
  </Dialog>
)
