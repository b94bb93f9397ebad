import { Box, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { allFields } from '../../../../shared/documents/template/fields.ts'
import type { Answers, FormTemplate } from '../../../../shared/documents/template/template.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Busy } from '../../../ui/status.tsx'
import { usePreviewWorker } from '../../preview/worker/client.tsx'
import type { Comparison } from '../../preview/worker/comparison.ts'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'
import { questionId } from '../steps/form-steps.ts'
import { ComparisonView } from './comparison-view.tsx'

type Change = { before: Answers; state: string }

/** The worker's comparison, or an Error if it fails. */
const useComparison = ({ before, state }: Change): Comparison | Error | undefined => {
  const { template } = useDocument()
  const worker = usePreviewWorker()
  const [result, setResult] = useState<Comparison | Error>()
  useEffect(() => {
    let current = true
    const show = (outcome: Comparison | Error) => current && setResult(outcome)
    worker?.compare(before, { ...before, [template.stateField]: state }).then(show, show)
    return () => {
      current = false
    }
  }, [worker, template, before, state])
  return result
}

const Differences = (change: Change) => {
  const result = useComparison(change)
  if (result === undefined) return <Busy>Comparing the two documents...</Busy>
  if (result instanceof Error) return <p>We can’t show the differences right now.</p>
  return <ComparisonView comparison={result} />
}

const nameOf = (template: FormTemplate, state: unknown): string =>
  allFields(template)
    .find(({ key }) => key === template.stateField)
    ?.options?.find(({ value }) => value === state)?.label ?? String(state)

/** Focuses an element after the dialog has closed and the page is focusable again. */
const useFocusAfterwards = (id: string): void => {
  useEffect(() => () => document.getElementById(id)?.focus(), [id])
}

type StateChangeDialogProps = {
  /** The newly chosen state. */
  state: string
  onApply: () => void
  onKeep: () => void
}

/** Confirms a change of state, and shows how it changes the document. */
export const StateChangeDialog = ({ state, onApply, onKeep }: StateChangeDialogProps) => {
  const { template } = useDocument()
  const { answers } = useDocumentForm()
  const currentName = nameOf(template, answers[template.stateField])
  const next = nameOf(template, state)
  useFocusAfterwards(questionId(template.stateField))
  return (
    <ConfirmDialog
      open
      onClose={onKeep}
      title={`Change from ${currentName} to ${next}?`}
      maxW="2xl"
      confirm={`Change to ${next}`}
      cancel={`Keep ${currentName}`}
      onConfirm={onApply}
    >
      <Text color="fg.muted">Your other answers stay. Here’s what changes:</Text>
      {/* A fixed height keeps the buttons in place when the comparison loads. */}
      <Box h="50dvh" overflowY="auto" tabIndex={0} role="region" aria-label="Differences">
        <Differences before={answers} state={state} />
      </Box>
    </ConfirmDialog>
  )
}
