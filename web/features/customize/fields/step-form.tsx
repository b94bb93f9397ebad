import { chakra, Stack, Text } from '@chakra-ui/react'
import { askedAnswers, isAsked, isRequired } from '../../../../shared/documents/fields.ts'
import type { Step, Template } from '../../../../shared/documents/template.ts'
import type { AnswersForm } from '../answers/use-answers.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { Question } from './question.tsx'

type StepFormProps = {
  template: Template
  step: Step
  form: AnswersForm
  onFocus: (key: string) => void
}

/** The questions of one step that are asked now. Hidden ones keep their answers. */
export const StepForm = ({ template, step, form, onFocus }: StepFormProps) => {
  const asked = askedAnswers(template, form.answers)
  return (
    <chakra.form noValidate onSubmit={(event) => event.preventDefault()}>
      <StepHeading>{step.title}</StepHeading>
      {step.intro && (
        <Text mt="2" color="fg.muted">
          {step.intro}
        </Text>
      )}
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
              dispatch={form.dispatch}
              onFocus={onFocus}
            />
          ))}
      </Stack>
    </chakra.form>
  )
}
