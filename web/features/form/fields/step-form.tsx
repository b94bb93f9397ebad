import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import {
  askedAnswers,
  isAsked,
  isRequired,
  namedField,
  offeredField,
} from '../../../../shared/documents/template/fields.ts'
import type { Step, Template } from '../../../../shared/documents/template/template.ts'
import type { LiveForm } from '../state/document-form.tsx'
import { StepSummary } from '../steps/error-summary.tsx'
import { StepHeading } from '../steps/navigation.tsx'
import { useStepCheck } from '../steps/step-check.ts'
import { CoverageNote } from './coverage-note.tsx'
import { Question } from './question.tsx'
import { suggestionsFor } from './suggestions.ts'
import { useEarlyAnswers } from './use-early-answers.ts'
import { useFocusInView } from './use-focus-in-view.ts'
import { WhyWeAskAll } from './why-we-ask.tsx'

type StepFormProps = {
  template: Template
  step: Step
  form: LiveForm
  today: string
  onFocus: (key: string) => void
}

/** Suggestions for the step's questions from the rest of the form, by field key. */
const useSuggestions = ({ template, step, form: { deferredAnswers }, today }: StepFormProps) =>
  useMemo(() => {
    const asked = askedAnswers(template, deferredAnswers)
    return new Map(
      step.fields.map((field) => [field.key, suggestionsFor(template, field, asked, today)]),
    )
  }, [template, step, deferredAnswers, today])

/** The questions of one step that are asked now. Hidden questions keep their answers. */
export const StepForm = (props: StepFormProps) => {
  const { template, step, form, onFocus } = props
  const asked = askedAnswers(template, form.answers)
  const suggestions = useSuggestions(props)
  const attempt = useStepCheck(props)
  const shown = useFocusInView(form)
  useEarlyAnswers(shown, step, form)
  return (
    <chakra.form ref={shown} noValidate onSubmit={(event) => event.preventDefault()}>
      <StepHeading>{step.title}</StepHeading>
      {step.intro && (
        <Text mt="2" color="fg.muted">
          {step.intro}
        </Text>
      )}
      <WhyWeAskAll />
      <StepSummary template={template} step={step} form={form} attempt={attempt} />
      <Stack gap="8" mt="8">
        {step.fields
          .filter((field) => isAsked(field, asked))
          .map((field) => namedField(offeredField(field, asked), form.answers))
          .map((field) => (
            <Box key={field.key}>
              <Question
                field={field}
                value={form.answers[field.key]}
                required={isRequired(field, asked)}
                message={form.messages[field.key]}
                warning={form.warnings[field.key]}
                suggestions={suggestions.get(field.key) ?? []}
                dispatch={form.dispatch}
                onFocus={onFocus}
              />
              {field.key === template.stateField && (
                <CoverageNote template={template} answers={form.deferredAnswers} />
              )}
            </Box>
          ))}
      </Stack>
    </chakra.form>
  )
}
