import { useCallback, useMemo, useRef, useState } from 'react'
import type { Answers } from '../../../../shared/documents/template/template.ts'
import { readStateChoice, rememberState } from '../../state-choice/state-choice.ts'
import { useAnswerForm } from '../state/answer-form.ts'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'

/** Whether any question besides the state is answered. Before that, there is nothing to lose. */
const hasOtherAnswers = (answers: Answers, defaults: Answers, stateField: string): boolean =>
  Object.keys(answers).some((key) => key !== stateField && answers[key] !== defaults[key])

/** Whether the user has chosen the state; a suggestion by the form doesn't count. */
const isChosenState = (state: unknown, suggested: unknown): boolean =>
  state !== suggested || state === readStateChoice()

type Pending = { state: string; isAsking: boolean }

/**
 * Asks for confirmation before a chosen state changes in a form with answers. Arrow keys and letters pass
 * through other states, so only a press, Enter or leaving the question is final.
 */
export const useStateChange = () => {
  const { stateField } = useDocument().template
  const { defaults } = useDocumentForm()
  const form = useAnswerForm()
  const [pending, setPending] = useState<Pending>()
  /** True from the first choice, which needs no confirmation, until it is final. */
  const isBrowsing = useRef(false)

  const needsConfirmation = useCallback((): boolean => {
    const answers = form.getValues()
    const state = answers[stateField]
    if (state === '' || !isChosenState(state, defaults[stateField])) return false
    return hasOtherAnswers(answers, defaults, stateField)
  }, [form, defaults, stateField])

  const applyState = useCallback(
    (state: string) => {
      form.setValue(stateField, state)
      setPending(undefined)
    },
    [form, stateField],
  )

  const choose = useCallback(
    (state: string, isFinal: boolean) => {
      if (isBrowsing.current || !needsConfirmation()) {
        isBrowsing.current = !isFinal
        applyState(state)
        if (isFinal) rememberState(state)
        return
      }
      const isCurrent = state === form.getValues(stateField)
      setPending(isCurrent ? undefined : { state, isAsking: isFinal && state !== '' })
    },
    [form, stateField, needsConfirmation, applyState],
  )

  /** Makes the last choice final. */
  const settle = useCallback(() => {
    if (isBrowsing.current) rememberState(String(form.getValues(stateField)))
    isBrowsing.current = false
    setPending((last) => (last?.state ? { ...last, isAsking: true } : undefined))
  }, [form, stateField])

  const keep = useCallback(() => setPending(undefined), [])
  const apply = useCallback(() => {
    if (!pending) return
    applyState(pending.state)
    rememberState(pending.state)
  }, [pending, applyState])

  return useMemo(
    () => ({
      shown: pending?.state,
      asking: pending?.isAsking ? pending.state : undefined,
      ...{ choose, settle, apply, keep },
    }),
    [pending, choose, settle, apply, keep],
  )
}

export type StateChange = ReturnType<typeof useStateChange>
