import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'
import type { LiveForm } from '../state/document-form.tsx'
import type { FormEvent } from '../state/question-status.ts'

/**
 * The last input of the page, 'press' or the name of a key. Arrow keys and letters pass through other states: only
 * a press or Enter chooses one for good.
 */
const useLastInput = () => {
  const last = useRef('press')
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      last.current = key
    }
    const onPress = () => {
      last.current = 'press'
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [])
  return last
}

/** Calls `ask` with a state that was chosen for good, at once or when Enter is pressed. */
const useWhenChosen = (chosen: string | undefined, ask: (state: string) => void): void => {
  const lastInput = useLastInput()
  useEffect(() => {
    if (!chosen) return
    if (['press', 'Enter'].includes(lastInput.current)) ask(chosen)
    const onEnter = ({ key }: KeyboardEvent) => key === 'Enter' && ask(chosen)
    document.addEventListener('keydown', onEnter)
    return () => document.removeEventListener('keydown', onEnter)
  }, [chosen, ask, lastInput])
}

/** Whether anything but the state has been answered: before that there is nothing to lose. */
const isMidway = (answers: Answers, defaults: Answers, stateField: string): boolean =>
  Object.keys(answers).some((key) => key !== stateField && answers[key] !== defaults[key])

/**
 * Delays a change of the state until the person has confirmed it. `form` shows the chosen state while
 * the answer stays; `asking` is that state once it is to be confirmed: after a press, on Enter, or on blur.
 */
export const useStateChange = ({ stateField }: Template, form: LiveForm) => {
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState<string>()
  const waiting = useRef<string | undefined>(undefined)
  // Letters typed on a closed list select other states on the way, and "Choose one" too.
  const firstChoice = useRef(false)
  const { store, defaults, dispatch } = form

  const choose = useCallback((state: string | undefined) => {
    waiting.current = state
    setChosen(state)
    if (state === undefined) setAsking(undefined)
  }, [])

  useWhenChosen(chosen, setAsking)

  const guarded = useCallback(
    (event: FormEvent) => {
      if (!('key' in event) || event.key !== stateField) return dispatch(event)
      const { answers } = store.read()
      const state = answers[stateField]
      const isUnanswered = state === undefined || state === ''
      if (event.type === 'focus') {
        firstChoice.current = isUnanswered
        return dispatch(event)
      }
      if (event.type === 'leave') {
        firstChoice.current = false
        if (waiting.current === '') choose(undefined)
        setAsking(waiting.current)
        return dispatch(waiting.current === undefined ? event : { ...event, value: state })
      }
      const isFirst = firstChoice.current || isUnanswered
      if (isFirst || !isMidway(answers, defaults, stateField)) return dispatch(event)
      choose(event.value === state ? undefined : String(event.value))
    },
    [dispatch, store, defaults, stateField, choose],
  )

  const keep = useCallback(() => choose(undefined), [choose])
  const apply = useCallback(() => {
    const value = waiting.current
    if (value !== undefined) dispatch({ type: 'change', key: stateField, value })
    choose(undefined)
  }, [dispatch, stateField, choose])

  const shown = useMemo(
    () => ({
      ...form,
      dispatch: guarded,
      answers: chosen === undefined ? form.answers : { ...form.answers, [stateField]: chosen },
    }),
    [form, guarded, chosen, stateField],
  )
  return { form: shown, asking, apply, keep }
}
