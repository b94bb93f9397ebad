import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { useChecks } from '../check/use-checks.ts'
import { type AnswerSource, restored } from './answer-source.ts'
import { initialState } from './form-state.ts'
import { type FormStore, formStore } from './form-store.ts'
import { useSavedAnswers } from './use-saved-answers.ts'

/** The form's state without haste: a key never waits for what is made from it. */
const useSettled = (store: FormStore) => {
  const [settled, setSettled] = useState(store.read)
  useEffect(() => {
    const follow = () => startTransition(() => setSettled(store.read()))
    follow()
    return store.listen(follow)
  }, [store])
  return settled
}

/**
 * The answers to one template: restored from their source, kept there, and checked.
 * `store` follows every key at once. Everything else follows when the browser has time: `settled` are
 * the answers that the checks, the progress and the document are made from.
 */
export const useAnswers = (template: Template, today: string, source: AnswerSource) => {
  const [opened] = useState(() => restored(source, source.store?.read() ?? null, template))
  const [store] = useState(() => formStore(initialState(opened.answers)))
  const { dispatch } = store
  const settled = useSettled(store)
  const onRead = useCallback(
    (text: string | null): Answers => {
      const { answers } = restored(source, text, template)
      dispatch({ type: 'clear', answers })
      return answers
    },
    [dispatch, source, template],
  )
  const save = useSavedAnswers({
    answers: settled.answers,
    form: store,
    store: source.store,
    found: opened.found,
    onRead,
  })
  const { checks, messages, warnings } = useChecks({
    template,
    state: settled,
    opening: source.opening,
    today,
  })
  const { status, flush, forget, takeTheirs, keepMine } = save
  const clear = useCallback(() => {
    forget(source.start)
    dispatch({ type: 'clear', answers: source.start })
  }, [dispatch, forget, source])

  return useMemo(
    () => ({
      store,
      settled: settled.answers,
      opening: source.opening,
      checks,
      messages,
      warnings,
      dispatch,
      clear,
      save: { status, flush, takeTheirs, keepMine },
    }),
    [
      store,
      settled,
      source,
      checks,
      messages,
      warnings,
      dispatch,
      clear,
      status,
      flush,
      takeTheirs,
      keepMine,
    ],
  )
}

/** What changes with the settled answers, not with every key. */
export type SettledForm = ReturnType<typeof useAnswers>

/** The form as the questions see it: with every key. */
export type AnswersForm = SettledForm & { answers: Answers }
