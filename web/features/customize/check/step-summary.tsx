import { Text } from '@chakra-ui/react'
import type { Step, Template } from '../../../../shared/documents/template.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { SettledForm } from '../answers/use-answers.ts'
import { hrefOf } from '../steps/stops.ts'
import { ErrorSummary } from './error-summary.tsx'
import { summaryLines } from './summary-lines.ts'

type StepSummaryProps = {
  template: Template
  step: Step
  form: Pick<SettledForm, 'messages' | 'checks'>
  /** Counts the tries to go on from this step; none, no summary. */
  attempt: number
}

/** Other steps with messages, in the order of the form. */
const othersOf = (lines: ReturnType<typeof summaryLines>, { steps }: Template, here: Step) =>
  steps.filter(({ id }) => id !== here.id && lines.some(({ stepId }) => stepId === id))

/** The mistakes of one step, after the person wanted to go on or the shop refused the answers. */
export const StepSummary = ({ template, step, form, attempt }: StepSummaryProps) => {
  if (attempt === 0) return null
  const facts = { template, messages: form.messages, errors: form.checks.errors }
  const others = othersOf(summaryLines(facts), template, step)
  return (
    <ErrorSummary lines={summaryLines({ ...facts, stepId: step.id })} attempt={attempt}>
      <Text mt="2">
        You can also press Next again and come back to this later.
        {others.length > 0 && ' These sections need you too: '}
        {others.map(({ id, title }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <SiteLink to={hrefOf(id)}>{title}</SiteLink>
          </span>
        ))}
      </Text>
    </ErrorSummary>
  )
}
