import { Box, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import type { Template } from '../../../../shared/documents/template.ts'
import { useTypedForm } from '../answers/answers-provider.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { CHECK_STEP } from '../steps/stops.ts'
import { AnswerList } from './answer-list.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PayCard } from './pay-card.tsx'
import { summaryLines } from './summary-lines.ts'
import { useCheckout } from './use-checkout.ts'
import { WarningList } from './warning-list.tsx'

type CheckStepProps = {
  entry: CatalogEntry
  template: Template
  today: string
}

/** The last stop: everything that was answered, what deserves a second look, and the payment. */
export const CheckStep = (props: CheckStepProps) => {
  const { entry, template } = props
  const form = useTypedForm()
  const { attempt, priceChanged, busy, submit } = useCheckout({ ...props, form })
  const lines = summaryLines({ template, messages: form.messages, errors: form.checks.errors })
  return (
    <Box>
      <StepHeading>{CHECK_STEP.title}</StepHeading>
      <Text mt="2" color="fg.muted" data-no-print>
        Read them once more. What you pay for is the document made of these answers.
      </Text>
      <ErrorSummary lines={lines} attempt={attempt} />
      <WarningList template={template} warnings={form.checks.warnings} />
      <AnswerList template={template} answers={form.settled} />
      <PayCard entry={entry} busy={busy} priceChanged={priceChanged} onPay={submit} />
    </Box>
  )
}
