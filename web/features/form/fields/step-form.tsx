import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import {
  askedAnswers,
  isAsked,
  isRequired,
  namedField,
  withOfferedOptions,
} from '../../../../shared/documents/template/fields.ts'
import type { Step } from '../../../../shared/documents/template/template.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm, useIsRefused } from '../state/document-form.tsx'
import type { Suggestion } from '../state/suggestions.ts'
import type { StateChange } from '../state-change/use-state-change.ts'
import { StepHeading } from '../steps/navigation.tsx'
import { useStepCheck } from '../steps/step-check.ts'
import { CoverageNote } from './coverage-note.tsx'
import { loadLaterParts } from './load-later-parts.ts'
import { Question, StateQuestion } from './question.tsx'
import { SuggestedState } from './suggested-state.tsx'
import { useFocusInView } from './use-focus-in-view.ts'
import { WhyWeAskAll } from './why-we-ask.tsx'

const RefusedState = lazyPart(async () => (await loadLaterParts()).RefusedState)
const StepSummary = lazyPart(async () => (await loadLaterParts()).StepSummary)

type StepFormProps = {
  step: Step
  stateChange: StateChange
  onFocus: (key: string) => void
}

/** Suggestions for the step's questions from other answers, by field key. */
const useSuggestions = (step: Step) => {
  const { template, today, checks } = useDocument()
  const { answers } = useDocumentForm()
  return useMemo(() => {
    if (!checks) return new Map<string, Suggestion[]>()
    const asked = askedAnswers(template, answers)
    return new Map(
      step.fields.map((field) => [field.key, checks.suggestionsFor(field, asked, today)]),
    )
  }, [checks, template, step, answers, today])
}

/**
 * The visible questions of a step, or only the state question if the document isn't sold there. Hidden
 * questions keep their answers.
 */
export const StepForm = ({ step, stateChange, onFocus }: StepFormProps) => {
  const { template } = useDocument()
  const form = useDocumentForm()
  const asked = askedAnswers(template, form.answers)
  const suggestions = useSuggestions(step)
  const attempt = useStepCheck(step)
  const formRef = useFocusInView(form)
  const isRefused = useIsRefused()
  const fields = isRefused
    ? step.fields.filter(({ key }) => key === template.stateField)
    : step.fields.filter((field) => isAsked(field, asked))
  return (
    <chakra.form ref={formRef} noValidate onSubmit={(event) => event.preventDefault()}>
      <StepHeading>{step.title}</StepHeading>
      {step.intro && (
        <Text mt="2" color="fg.muted">
          {step.intro}
        </Text>
      )}
      <WhyWeAskAll />
      {attempt > 0 && <StepSummary step={step} attempt={attempt} />}
      <Stack gap="8" mt="8">
        {fields
          .map((field) => namedField(withOfferedOptions(field, asked), form.answers))
          .map((field, index, all) => {
            const warning = form.warnings[field.key]
            const isRepeated = all
              .slice(0, index)
              .some(({ key }) => warning !== undefined && form.warnings[key] === warning)
            const question = {
              field,
              required: isRequired(field, asked),
              message: form.messages[field.key],
              // A warning about several answers is shown at the first of them on this page.
              warning: isRepeated ? undefined : warning,
              suggestions: suggestions.get(field.key) ?? [],
              onFocus,
            }
            if (field.key !== template.stateField) return <Question key={field.key} {...question} />
            return (
              <Box key={field.key}>
                <StateQuestion
                  {...question}
                  message={isRefused ? undefined : question.message}
                  change={stateChange}
                />
                {isRefused ? <RefusedState hasQuestion /> : <CoverageNote />}
                <SuggestedState field={field.key} />
              </Box>
            )
          })}
      </Stack>
    </chakra.form>
  )
}
