import { Button, Heading, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../api/api.ts'
import { apiErrorOf } from '../../api/api-error.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { type OpenCorrection, openCorrection } from '../checkout/download/open-correction.ts'
import { type FormAnswers, useAnswerForm } from '../form/state/answer-form.ts'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import { stepOfField } from '../form/steps/form-steps.ts'
import { AnswersCheck } from '../review/answers-check.tsx'
import { Changes, changesBetween } from './changes.tsx'

/**
 * Sends corrected answers. On errors, from here or the server, `attempt` increases and the messages
 * are shown; `problem` is the server's reason. On success the download page opens.
 */
const useCorrection = (correction: OpenCorrection) => {
  const { template, dispatch } = useDocument()
  const { clear } = useDocumentForm()
  const form = useAnswerForm()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef(false)
  const { token, revision, documentId } = correction

  const showErrors = () => setAttempt((count) => count + 1)

  const send = async (answers: FormAnswers) => {
    try {
      await api.correctAnswers({ token, answers, revision })
      clear()
      openCorrection.remove(documentId)
      navigate(paths.download(token))
    } catch (error) {
      const { fields, message } = apiErrorOf(error)
      dispatch({ type: 'refuse', messages: fields })
      showErrors()
      setProblem(message)
    }
  }

  const submit = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem('')
    dispatch({ type: 'check', keys: [...stepOfField(template).keys()] })
    await form
      .handleSubmit(send, showErrors)()
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  return { attempt, busy, problem, submit }
}

/** The review of corrected answers, with the button that regenerates the files. */
export const CorrectionCheck = ({ correction }: { correction: OpenCorrection }) => {
  const { attempt, busy, problem, submit } = useCorrection(correction)
  const { template } = useDocument()
  const { answers } = useDocumentForm()
  const changes = changesBetween(template, correction.answers, answers)
  return (
    <AnswersCheck
      intro="Review your answers. They become your new files."
      attempt={attempt}
      skipLabel="Skip to new files"
    >
      <Changes changes={changes} />
      <Panel mt="10" data-no-print>
        <Heading as="h3" size="lg">
          New files, no charge
        </Heading>
        <Text mt="2">
          We regenerate the Word file, the PDF and the instructions. They replace the ones you have
          downloaded. Your link stays the same, and we’ll email you when they’re ready.
        </Text>
        {problem && (
          <Panel role="alert" tone="error" mt="4">
            {problem}
          </Panel>
        )}
        <Button size="lg" width="full" mt="6" disabled={busy} aria-busy={busy} onClick={submit}>
          {busy ? MESSAGES.processing : 'Generate my new files'}
        </Button>
      </Panel>
    </AnswersCheck>
  )
}
