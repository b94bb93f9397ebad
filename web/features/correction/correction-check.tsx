import { Box, Button, Heading, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { type OpenCorrection, openCorrection } from '../../purchase/open-correction.ts'
import { type FormAnswers, useAnswerForm } from '../form/state/answer-form.ts'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import { stepOfField } from '../form/steps/stops.ts'
import { AnswersCheck } from '../review/answers-check.tsx'
import { Changes, changesBetween } from './changes.tsx'

/**
 * Sends corrected answers. With errors, found here or by the server, `attempt` grows and the messages
 * are shown; `problem` is the server's reason for a refusal; after success the download page opens.
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
      openCorrection.forget(documentId)
      navigate(paths.download(token))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      dispatch({ type: 'refuse', messages: error.fields })
      showErrors()
      setProblem(error.message)
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

/** The check of corrected answers, and the button that has the files made again. */
export const CorrectionCheck = ({ correction }: { correction: OpenCorrection }) => {
  const { attempt, busy, problem, submit } = useCorrection(correction)
  const { template } = useDocument()
  const { answers } = useDocumentForm()
  const changes = changesBetween(template, correction.answers, answers)
  return (
    <AnswersCheck
      intro="Review your answers. Your new files are made from them."
      attempt={attempt}
      onward="Go to the new files"
    >
      <Changes changes={changes} />
      <Box
        as="section"
        mt="10"
        p={{ base: '5', md: '6' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        data-no-print
      >
        <Heading as="h3" size="lg">
          New files, no charge
        </Heading>
        <Text mt="2">
          The Word file, the PDF and the instructions are made again and replace the ones you have
          downloaded. Your link stays the same, and we mail you when they are ready.
        </Text>
        {problem && (
          <Text role="alert" mt="4" p="4" bg="bg.error" borderRadius="l2">
            {problem}
          </Text>
        )}
        <Button size="lg" width="full" mt="6" disabled={busy} aria-busy={busy} onClick={submit}>
          {busy ? MESSAGES.processing : 'Make my new files'}
        </Button>
      </Box>
    </AnswersCheck>
  )
}
