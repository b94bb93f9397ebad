import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { checkAnswers } from '../../../../shared/documents/checks.ts'
import type { Template } from '../../../../shared/documents/template.ts'
import { currentPrice } from '../../../lib/use-offer.ts'
import { answersToSend } from '../answers/answers-to-send.ts'
import type { AnswersForm } from '../answers/use-answers.ts'
import type { Failure } from '../pay/failure.ts'
import { usePay } from '../pay/use-pay.ts'
import { hrefOf, stepOfField } from '../steps/stops.ts'
import { TO_SUMMARY } from '../steps/use-place.ts'

type CheckoutOptions = {
  entry: CatalogEntry
  template: Template
  form: AnswersForm
  today: string
}

/**
 * Paying from the check of answers. With mistakes `attempt` grows and the messages are shown;
 * otherwise the answers are kept on the device and the browser goes to pay. Answers that the shop
 * refuses lead to the step of the first of them.
 */
export const useCheckout = ({ entry, template, form, today }: CheckoutOptions) => {
  const [attempt, setAttempt] = useState(0)
  const [priceChanged, setPriceChanged] = useState(false)
  const { dispatch } = form
  const navigate = useNavigate()
  const onFailure = useCallback(
    (failure: Failure) => {
      setPriceChanged(failure.kind === 'price')
      if (failure.kind !== 'answers') return
      dispatch({ type: 'refuse', messages: failure.messages })
      const first = [...stepOfField(template)].find(([key]) => key in failure.messages)
      if (first) navigate(hrefOf(first[1]), { state: TO_SUMMARY })
    },
    [dispatch, navigate, template],
  )
  const { phase, pay, giveUp } = usePay(onFailure)

  const submit = async () => {
    const keys = new Set(stepOfField(template).keys())
    const answers = answersToSend(template, form.answers)
    dispatch({ type: 'check', keys: [...keys] })
    if (checkAnswers(template, answers, { today }).errors.length > 0) {
      setAttempt((count) => count + 1)
      return
    }
    form.save.flush()
    await pay(
      {
        documentId: entry.id,
        documentTitle: entry.title,
        price: currentPrice(entry) / 100,
        answers,
      },
      keys,
    )
  }
  return { attempt, priceChanged, phase, submit, giveUp }
}
