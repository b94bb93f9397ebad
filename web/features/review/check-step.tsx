import { Button } from '@chakra-ui/react'
import { use, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { usePrice } from '../../api/use-offer.ts'
import type { Failure } from '../checkout/order/place-order.ts'
import { PayCard, type PriceFailure } from '../checkout/pay/pay-card.tsx'
import { type PayPhase, usePayment } from '../checkout/pay/use-payment.ts'
import { useAnswerForm } from '../form/state/answer-form.ts'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import { useChosenState } from '../form/state-change/use-chosen-state.ts'
import { BarEndContext } from '../form/steps/bar-end.ts'
import { hrefOf, stepOfField } from '../form/steps/form-steps.ts'
import { TO_SUMMARY } from '../form/steps/navigation.tsx'
import { AnswersCheck } from './answers-check.tsx'
import { ConfirmState } from './confirm-state.tsx'

/**
 * Pays from the review. With errors, `attempt` increases and messages are shown. Otherwise a suggested state is
 * confirmed, the answers are saved and the payment page opens. Answers that the server rejects lead to the
 * first affected step.
 */
const useCheckout = (entry: CatalogEntry) => {
  const { template, dispatch } = useDocument()
  const { save } = useDocumentForm()
  const form = useAnswerForm()
  const [attempt, setAttempt] = useState(0)
  const [stateAttempt, setStateAttempt] = useState(0)
  const { isChosen } = useChosenState()
  const [priceChanged, setPriceChanged] = useState<PriceFailure>()
  const [alreadyBought, setAlreadyBought] = useState<string>()
  const navigate = useNavigate()
  const onFailure = useCallback(
    (failure: Failure) => {
      setPriceChanged(failure.kind === 'price' ? failure : undefined)
      setAlreadyBought(failure.kind === 'bought' ? failure.text : undefined)
      if (failure.kind !== 'answers') return
      dispatch({ type: 'refuse', messages: failure.messages })
      const first = [...stepOfField(template)].find(([key]) => key in failure.messages)
      if (first) navigate(hrefOf(first[1]), { state: TO_SUMMARY })
    },
    [dispatch, navigate, template],
  )
  const { phase, pay, giveUp } = usePayment(onFailure)

  const submit = () => {
    const fieldKeys = new Set(stepOfField(template).keys())
    dispatch({ type: 'check', keys: [...fieldKeys] })
    return form.handleSubmit(
      (answers) => {
        if (!isChosen) return setStateAttempt((count) => count + 1)
        save.flush()
        return pay({ entry, answers, fieldKeys })
      },
      () => setAttempt((count) => count + 1),
    )()
  }
  return { attempt, stateAttempt, priceChanged, alreadyBought, phase, submit, giveUp }
}

type BarPayProps = { entry: CatalogEntry; phase: PayPhase; onPay: () => void }

/** Pays from the bottom bar of narrow screens, where the button at the end of the page is out of view. */
const BarPay = ({ entry, phase, onPay }: BarPayProps) => {
  const { element } = use(BarEndContext)
  const price = usePrice(entry)
  return (
    element &&
    createPortal(
      <Button disabled={phase !== 'idle'} aria-busy={phase !== 'idle'} onClick={onPay}>
        {`Pay ${formatPrice(price)}`}
      </Button>,
      element,
    )
  )
}

type CheckStepProps = { entry: CatalogEntry; notFor: readonly string[] }

/** The last step of a purchase: reviewing the answers and paying. */
export const CheckStep = ({ entry, notFor }: CheckStepProps) => {
  const { attempt, stateAttempt, submit, ...payment } = useCheckout(entry)
  return (
    <AnswersCheck
      intro="Review your answers. They become your document."
      attempt={attempt}
      skipLabel="Skip to payment"
    >
      <ConfirmState attempt={stateAttempt} />
      <BarPay entry={entry} phase={payment.phase} onPay={submit} />
      <PayCard entry={entry} notFor={notFor} {...payment} onPay={submit} />
    </AnswersCheck>
  )
}
