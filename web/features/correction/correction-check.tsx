import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  allFields,
  askedAnswers,
  isAsked,
  namedField,
} from '../../../shared/documents/template/fields.ts'
import type { Answers, FormTemplate } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../api/api.ts'
import { apiErrorOf } from '../../api/api-error.ts'
import { paths } from '../../ui/browser/paths.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { useBusy } from '../../ui/hooks/use-busy.ts'
import { Panel } from '../../ui/panel.tsx'
import { type OpenCorrection, openCorrection } from '../checkout/download/open-correction.ts'
import { type FormAnswers, useAnswerForm } from '../form/state/answer-form.ts'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import { stepOfField } from '../form/steps/form-steps.ts'
import { formatAnswer } from '../review/answer-list.tsx'
import { AnswersCheck } from '../review/answers-check.tsx'

/** The questions with different answers, in form order. A hidden question has no answer. */
export const changesBetween = (template: FormTemplate, before: Answers, after: Answers) => {
  const askedBefore = askedAnswers(template, before)
  const askedAfter = askedAnswers(template, after)
  return allFields(template)
    .map((field) => {
      const formatShown = (answers: Answers) =>
        isAsked(field, answers) ? formatAnswer(field, answers[field.key]) : undefined
      return {
        key: field.key,
        label: namedField(field, askedAfter).label,
        before: formatShown(askedBefore),
        after: formatShown(askedAfter),
      }
    })
    .filter((change) => change.before !== change.after)
}

const AnswerVersion = ({ name, children }: { name: string; children: string | undefined }) => (
  <Text whiteSpace="pre-line" overflowWrap="anywhere">
    <chakra.span color="fg.muted">{name}: </chakra.span>
    {children ?? 'no answer'}
  </Text>
)

/** Lists old and new answers before a correction is sent. */
const Changes = ({ changes }: { changes: ReturnType<typeof changesBetween> }) => (
  <Box as="section" mt="10">
    <Heading as="h3" size="lg">
      What you changed
    </Heading>
    {changes.length === 0 && <Text mt="2">Nothing yet. Change an answer to get new files.</Text>}
    <FactList
      layout="ruled"
      mt="2"
      facts={changes.map(({ label, before, after }) => ({
        label,
        text: (
          <>
            <AnswerVersion name="Before">{before}</AnswerVersion>
            <AnswerVersion name="Now">{after}</AnswerVersion>
          </>
        ),
      }))}
    />
  </Box>
)

/**
 * Sends corrected answers. On errors, from here or the server, `attempt` increases and the messages
 * are shown; `problem` is the server's reason. On success the download page opens.
 */
const useCorrection = ({ token, revision, documentId }: OpenCorrection) => {
  const { template, dispatch } = useDocument()
  const { clear } = useDocumentForm()
  const form = useAnswerForm()
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState('')
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
  const submit = () => {
    setProblem('')
    dispatch({ type: 'check', keys: [...stepOfField(template).keys()] })
    return run(form.handleSubmit(send, showErrors))
  }
  return { attempt, busy, problem, submit }
}

/** The review of corrected answers, with the button that regenerates the files. */
export const CorrectionCheck = ({ correction }: { correction: OpenCorrection }) => {
  const { attempt, busy, problem, submit } = useCorrection(correction)
  const { template } = useDocument()
  const { answers } = useDocumentForm()
  return (
    <AnswersCheck
      intro="Review your answers. They become your new files."
      attempt={attempt}
      skipLabel="Skip to new files"
    >
      <Changes changes={changesBetween(template, correction.answers, answers)} />
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
