import { chakra, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FormTemplate, Step } from '../../../../shared/documents/template/template.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'
import { hrefOf } from './form-steps.ts'
import { type SummaryLine, summaryLines } from './summary-lines.ts'

type ErrorSummaryProps = {
  lines: readonly SummaryLine[]
  /** The number of submit attempts; each one focuses the summary. */
  attempt: number
  children?: ReactNode
}

const title = (count: number): string =>
  count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`

/** User actions after which late errors no longer take the focus. */
const ACTIONS = ['pointerdown', 'keydown'] as const

/** Focuses the summary once per attempt, even if its lines render late. */
const useFocusOnAttempt = (attempt: number, hasLines: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const handledAttempt = useRef(0)
  useEffect(() => {
    const onAction = () => {
      handledAttempt.current = attempt
    }
    for (const action of ACTIONS) addEventListener(action, onAction, true)
    return () => {
      for (const action of ACTIONS) removeEventListener(action, onAction, true)
    }
  }, [attempt])
  useEffect(() => {
    if (attempt === handledAttempt.current || !hasLines) return
    handledAttempt.current = attempt
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [attempt, hasLines])
  return box
}

/** The blocking errors, each linked to its question. */
export const ErrorSummary = ({ lines, attempt, children }: ErrorSummaryProps) => {
  const box = useFocusOnAttempt(attempt, lines.length > 0)
  if (lines.length === 0) return null
  return (
    <Panel
      ref={box}
      tone="error"
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
      mt="6"
      data-no-print
    >
      <h3 id="error-summary-title">{title(lines.length)}</h3>
      <chakra.ul mt="2" listStyleType="none">
        {lines.map(({ key, stepId, message }) => (
          <li key={key}>
            <SiteLink
              to={hrefOf(stepId, key)}
              color="fg.error"
              display="inline-flex"
              alignItems="center"
              minH="11"
            >
              {message}
            </SiteLink>
          </li>
        ))}
      </chakra.ul>
      {children}
    </Panel>
  )
}

type StepSummaryProps = {
  step: Step
  /** The number of attempts to leave this step. */
  attempt: number
}

/** Other steps with messages, in form order. */
const otherSteps = (lines: ReturnType<typeof summaryLines>, { steps }: FormTemplate, here: Step) =>
  steps.filter(({ id }) => id !== here.id && lines.some(({ stepId }) => stepId === id))

/** A step's errors, shown after an attempt to continue or a rejection by the server. */
export const StepSummary = ({ step, attempt }: StepSummaryProps) => {
  const { template } = useDocument()
  const form = useDocumentForm()
  const facts = { template, messages: form.messages, errors: form.checks.errors }
  const others = otherSteps(summaryLines(facts), template, step)
  return (
    <ErrorSummary lines={summaryLines({ ...facts, stepId: step.id })} attempt={attempt}>
      <Text mt="2">
        <span>You can also press Next again and come back to this later.</span>
        {others.length > 0 && <span> These sections need your attention too: </span>}
        {others.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && <span>, </span>}
            <SiteLink to={hrefOf(id)}>{title}</SiteLink>
          </span>
        ))}
      </Text>
    </ErrorSummary>
  )
}
