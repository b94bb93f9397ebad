import { useState } from 'react'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { notify } from '../toaster.tsx'

export type SignupState = 'idle' | 'sending' | 'sent' | 'failed'

const { success, failed } = MESSAGES.email

/** Asks for the guide; a toast tells how it went, and so does the state. */
export const useSignup = () => {
  const [state, setState] = useState<SignupState>('idle')
  const submit = async (email: string) => {
    setState('sending')
    try {
      await api.signUp(email)
      setState('sent')
      await notify({ type: 'success', title: success.title, description: success.text })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState('failed')
      await notify({ type: 'error', title: failed.title, description: failed.text })
    }
  }
  return { state, submit }
}
