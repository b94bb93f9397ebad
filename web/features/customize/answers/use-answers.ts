import { useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react'
import { checkAnswers } from '../../../../shared/documents/checks.ts'
import { askedAnswers, defaultsFor } from '../../../../shared/documents/fields.ts'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { type DeviceStorage, openStorage } from './device-storage.ts'
import { formReducer, initialState, visibleMessages } from './form-state.ts'
import { parseSavedAnswers, savedAnswersKey } from './saved-answers.ts'
import { useSavedAnswers } from './use-saved-answers.ts'

const restore = (template: Template, storage: DeviceStorage | undefined): Answers =>
  parseSavedAnswers(storage?.getItem(savedAnswersKey(template.id)) ?? null, template)

/**
 * The answers to one template: restored from this device, kept on it, and checked.
 * Typing shows `answers` at once; `settled` follows when the browser has time, and the checks, the
 * progress and the document are made from it.
 */
export const useAnswers = (template: Template, today: string) => {
  const [storage] = useState(() => openStorage())
  const [restored] = useState(() => restore(template, storage))
  const defaults = useMemo(() => defaultsFor(template, { today }), [template, today])
  const [state, dispatch] = useReducer(formReducer, { ...defaults, ...restored }, initialState)
  const found = Object.keys(restored).length > 0
  const saved = useSavedAnswers(template.id, state.answers, storage, found)

  const settled = useDeferredValue(state)
  const checks = useMemo(
    () => checkAnswers(template, askedAnswers(template, settled.answers), { today }),
    [template, settled.answers, today],
  )
  const messages = useMemo(() => visibleMessages(checks.errors, settled), [checks, settled])
  const warnings = useMemo(
    () => visibleMessages(checks.warnings, { checked: settled.checked, refused: {} }),
    [checks, settled.checked],
  )
  const { forget } = saved
  const clear = useCallback(() => {
    forget(defaults)
    dispatch({ type: 'clear', answers: defaults })
  }, [forget, defaults])

  return {
    answers: state.answers,
    settled: settled.answers,
    checks,
    messages,
    warnings,
    dispatch,
    clear,
    save: saved,
  }
}

export type AnswersForm = ReturnType<typeof useAnswers>
