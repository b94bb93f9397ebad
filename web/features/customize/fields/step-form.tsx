import { chakra, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { askedAnswers, isAsked, isRequired } from '../../../../shared/documents/fields.ts'
import type { Step, Template } from '../../../../shared/documents/template.ts'
import type { AnswersForm } from '../answers/use-answers.ts'
import { StepSummary } from '../check/step-summary.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { useStepCheck } from '../steps/use-step-check.ts'
import { Question } from './question.tsx'
import { offersFor } from './reuse.ts'

type StepFormProps = {
  template: Template
  step: Step
  form: AnswersForm
  today: string
  onFocus: (key: string) => void
}

/** What the step's questions could take over from the rest of the form, by field key. */
const useOffers = ({ template, step, form: { settled }, today }: StepFormProps) =>
  useMemo(() => {
    const asked = askedAnswers(template, settled)
    return new Map(
      step.fields.map((field) => [field.key, offersFor(template, field, asked, today)]),
    )
  }, [template, step, settled, today])

/** The questions of one step that are asked now. Hidden ones keep their answers. */
export const StepForm = (props: StepFormProps) => {
  const { template, step, form, onFocus } = props
  const asked = askedAnswers(template, form.answers)
  const offers = useOffers(props)
  const attempt = useStepCheck(props)
  return (
    <chakra.form noValidate onSubmit={(event) => event.preventDefault()}>
      <StepHeading>{step.title}</StepHeading>
      {step.intro && (
        <Text mt="2" color="fg.muted">
          {step.intro}
        </Text>
      )}
      <StepSummary template={template} step={step} form={form} attempt={attempt} />
      <Stack gap="8" mt="8">
        {step.fields
          .filter((field) => isAsked(field, asked))
          .map((field) => (
            <Question
              key={field.key}
              field={field}
              value={form.answers[field.key]}
              required={isRequired(field, asked)}
              message={form.messages[field.key]}
              warning={form.warnings[field.key]}
              offers={offers.get(field.key) ?? []}
              dispatch={form.dispatch}
              onFocus={onFocus}
            />
          ))}
      </Stack>
    </chakra.form>
  )
}
