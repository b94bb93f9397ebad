import { Box, Button, Heading, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { type OpenCorrection, openCorrection } from '../../purchase/open-correction.ts'
import { answersToSend } from '../form/state/checks.ts'
import { useLiveForm } from '../form/state/document-form.tsx'
import { stepOfField } from '../form/steps/stops.ts'
import { AnswersCheck } from '../review/answers-check.tsx'

type CorrectionOptions = { template: Template; correction: OpenCorrection; today: string }

/**
 * Sends corrected answers. With errors, found here or by the server, `attempt` grows and the messages
 * are shown; `problem` is the server's reason for a refusal; after success the download page opens.
 */
const useCorrection = ({ template, correction, today }: CorrectionOptions) => {
  const form = useLiveForm()
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
      await api.correctAnswers({ token, answers, revision })
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

type CorrectionCheckProps = { template: Template; correction: OpenCorrection; today: string }

/** The check of corrected answers, and the button that has the files made again. */
export const CorrectionCheck = (props: CorrectionCheckProps) => {
  const { attempt, busy, problem, submit } = useCorrection(props)
  return (
    <AnswersCheck
      template={props.template}
      intro="Read them once more. Your new files are made of these answers."
      attempt={attempt}
      onward="Go to the new files"
    >
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
