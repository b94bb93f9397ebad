import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import type { Template } from '../../../../shared/documents/template.ts'
import { useTypedForm } from '../answers/answers-provider.tsx'
import { AnswersCheck } from './answers-check.tsx'
import { PayCard } from './pay-card.tsx'
import { useCheckout } from './use-checkout.ts'

type CheckStepProps = {
  entry: CatalogEntry
  template: Template
  notFor: readonly string[]
  today: string
}

/** The check of the answers before they are paid for. */
export const CheckStep = ({ notFor, ...props }: CheckStepProps) => {
  const { attempt, submit, ...payment } = useCheckout({ ...props, form: useTypedForm() })
  return (
    <AnswersCheck
      template={props.template}
      intro="Read them once more. What you pay for is the document made of these answers."
      attempt={attempt}
    >
      <PayCard entry={props.entry} notFor={notFor} {...payment} onPay={submit} />
    </AnswersCheck>
  )
}
