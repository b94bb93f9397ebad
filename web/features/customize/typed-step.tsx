import type { Step, Template } from '../../../shared/documents/template.ts'
import { useTypedForm } from './answers/answers-provider.tsx'
import { StepForm } from './fields/step-form.tsx'
import { StateChangeDialog } from './state-change/state-change-dialog.tsx'
import { useStateChange } from './state-change/use-state-change.ts'

type TypedStepProps = {
  template: Template
  step: Step
  today: string
  onFocus: (key: string) => void
}

/** The one part of the page that is drawn again with every key. */
export const TypedStep = (props: TypedStepProps) => {
  const { template, step } = props
  const typed = useTypedForm()
  const { form, asking, apply, keep } = useStateChange(template, typed)
  return (
    <>
      <StepForm key={step.id} {...props} form={form} />
      {asking !== undefined && (
        <StateChangeDialog
          template={template}
          answers={typed.answers}
          state={asking}
          onApply={apply}
          onKeep={keep}
        />
      )}
    </>
  )
}
