import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import type { Failure } from '../../purchase/place-order.ts'
import { answersToSend } from '../form/state/checks.ts'
import { type LiveForm, useLiveForm } from '../form/state/document-form.tsx'
import { TO_SUMMARY } from '../form/steps/navigation.tsx'
import { hrefOf, stepOfField } from '../form/steps/stops.ts'
import { AnswersCheck } from './answers-check.tsx'
import { PayCard, type PriceFailure } from './pay-card.tsx'
import { usePayment } from './use-payment.ts'

type CheckoutOptions = {
  entry: CatalogEntry
  template: Template
  form: LiveForm
  today: string
}

/**
 * Paying from the check of the answers. With errors `attempt` grows and the messages are shown;
 * otherwise the answers are saved and the browser opens the payment page. Answers that the server
 * refuses lead to the step of the first of them.
 */
const useCheckout = ({ entry, template, form, today }: CheckoutOptions) => {
  const [attempt, setAttempt] = useState(0)
  const [priceChanged, setPriceChanged] = useState<PriceFailure>()
  const { dispatch } = form
  const navigate = useNavigate()
  const onFailure = useCallback(
    (failure: Failure) => {
      setPriceChanged(failure.kind === 'price' ? failure : undefined)
      if (failure.kind !== 'answers') return
      dispatch({ type: 'refuse', messages: failure.messages })
      const first = [...stepOfField(template)].find(([key]) => key in failure.messages)
      if (first) navigate(hrefOf(first[1]), { state: TO_SUMMARY })
    },
    [dispatch, navigate, template],
  )
  const { phase, pay, giveUp } = usePayment(onFailure)

  const submit = async () => {
    const fieldKeys = new Set(stepOfField(template).keys())
    const answers = answersToSend(template, form.answers)
    dispatch({ type: 'check', keys: [...fieldKeys] })
    if (checkAnswers(template, answers, { today }).errors.length > 0) {
      setAttempt((count) => count + 1)
      return
    }
    form.save.flush()
    await pay({ entry, answers, fieldKeys })
  }
  return { attempt, priceChanged, phase, submit, giveUp }
}

type CheckStepProps = {
  entry: CatalogEntry
  template: Template
  notFor: readonly string[]
  today: string
}

/** The last stop of a document that is to be bought: the check of the answers and the payment. */
export const CheckStep = ({ notFor, ...props }: CheckStepProps) => {
  const { attempt, submit, ...payment } = useCheckout({ ...props, form: useLiveForm() })
  return (
    <AnswersCheck
      template={props.template}
      intro="Read them once more. What you pay for is the document made of these answers."
      attempt={attempt}
      onward="Go to payment"
    >
      <PayCard entry={props.entry} notFor={notFor} {...payment} onPay={submit} />
    </AnswersCheck>
  )
}
