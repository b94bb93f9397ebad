import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { checkAnswers } from '../../../../shared/documents/checks.ts'
import type { Template } from '../../../../shared/documents/template.ts'
import { api } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { type OpenCorrection, openCorrection } from '../../../lib/open-correction.ts'
import { paths } from '../../../lib/paths.ts'
import { useTypedForm } from '../answers/answers-provider.tsx'
import { answersToSend } from '../answers/answers-to-send.ts'
import { stepOfField } from '../steps/stops.ts'

type CorrectionOptions = { template: Template; correction: OpenCorrection; today: string }

/**
 * Sending corrected answers. With mistakes, ours or the server's, `attempt` grows and the messages are
 * shown; `problem` is why they could not be taken; after success the download page opens.
 */
export const useCorrection = ({ template, correction, today }: CorrectionOptions) => {
  const form = useTypedForm()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef(false)
  const { token, revision, documentId } = correction

  const send = async () => {
    const answers = answersToSend(template, form.answers)
    form.dispatch({ type: 'check', keys: [...stepOfField(template).keys()] })
    if (checkAnswers(template, answers, { today }).errors.length > 0) {
      return setAttempt((count) => count + 1)
    }
    try {
      await api.correct(token, { answers, revision })
      form.clear()
      openCorrection.forget(documentId)
      navigate(paths.download(token))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.dispatch({ type: 'refuse', messages: error.fields })
      setAttempt((count) => count + 1)
      setProblem(error.message)
    }
  }

  const submit = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem('')
    await send().finally(() => {
      running.current = false
      setBusy(false)
    })
  }
  return { attempt, busy, problem, submit }
}
