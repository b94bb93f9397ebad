import type { Step, Template } from '../../../shared/documents/template.ts'
import { useTypedForm } from './answers/answers-provider.tsx'
import { StepForm } from './fields/step-form.tsx'

type TypedStepProps = {
  template: Template
  step: Step
  today: string
  onFocus: (key: string) => void
}

/** The one part of the page that is drawn again with every key. */
export const TypedStep = (props: TypedStepProps) => (
  <StepForm key={props.step.id} {...props} form={useTypedForm()} />
)
