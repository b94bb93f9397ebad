import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { followedBy } from '../../../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'
import { useIsHydrating } from '../../../lib/use-hydrated.ts'
import { type AnswerSource, outdatedAnswers, restored } from '../../drafts/saved-answers.ts'
import { useSavedAnswers } from '../../drafts/use-saved-answers.ts'
import { useChecks } from './checks.ts'
import { optionLimits } from './option-limits.ts'
import { type FormState, type FormStore, formStore, initialState } from './question-status.ts'

/** The form's state, followed in transitions: a key never waits for what is computed from it. */
const useDeferredState = (store: FormStore, first: FormState) => {
  const [deferred, setDeferred] = useState(first)
  useEffect(() => {
    const follow = () => startTransition(() => setDeferred(store.read()))
    follow()
    return store.subscribe(follow)
  }, [store])
  return deferred
}

/** Events beside those of typing. Whoever handles one finds the typed answer everywhere in the form. */
const OTHER_EVENTS = ['pointerdown', 'click', 'keydown', 'focusout', 'submit'] as const

const useCatchingUp = ({ catchUp }: FormStore): void => {
  useEffect(() => {
    for (const type of OTHER_EVENTS) window.addEventListener(type, catchUp, { capture: true })
    return () => {
      for (const type of OTHER_EVENTS) window.removeEventListener(type, catchUp, { capture: true })
    }
  }, [catchUp])
}

/** What follows another answer as the form suggested; bought answers are the buyer's own. */
const followsOf = (template: Template, { defaults }: AnswerSource): ReadonlyMap<string, string> =>
  new Map([...followedBy(template)].filter(([key]) => key in defaults))

/** Answers whose dates of today are empty: a page is prerendered on another day than it is visited. */
const withoutToday = (answers: Answers, today: string): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, value === today ? '' : value]),
  )

/**
 * The form's state. A prerendered page knows no answers of the visitor, so the state without them is hydrated first:
 * `prerendered` by what follows in transitions, and `blank`, without today's date, by the controls.
 */
const useFormStates = (template: Template, today: string, source: AnswerSource) => {
  const [opened] = useState(() => {
    const text = source.entry?.read() ?? null
    return { ...restored(source, text, template), outdated: outdatedAnswers(text, template) }
  })
  const [states] = useState(() => {
    const stateOf = (answers: Answers) =>
      initialState(answers, followsOf(template, source), optionLimits(template))
    return {
      store: formStore(stateOf(opened.answers)),
      prerendered: stateOf(source.complete({})),
      blank: stateOf(withoutToday(source.complete({}), today)),
    }
  })
  const { store, prerendered, blank } = states
  const deferred = useDeferredState(store, useIsHydrating() ? prerendered : store.read())
  return { opened, store, blank, deferred, isPrerendered: deferred === prerendered }
}

/** Reads a saved text into the form. */
const useReading = ({ dispatch }: FormStore, source: AnswerSource, template: Template) =>
  useCallback(
    (text: string | null): Answers => {
      const { answers } = restored(source, text, template)
      dispatch({ type: 'reset', answers })
      return answers
    },
    [dispatch, source, template],
  )

/**
 * The answers to one template: restored from their source, saved there, and checked. `store` follows
 * every key at once. Everything else follows when the browser has time: the checks, the progress and
 * the document are made from `deferredAnswers`.
 */
const useAnswers = (template: Template, today: string, source: AnswerSource) => {
  const { opened, store, blank, deferred, isPrerendered } = useFormStates(template, today, source)
  const { dispatch } = store
  useCatchingUp(store)
  const onRead = useReading(store, source, template)
  const save = useSavedAnswers({
    deferredAnswers: isPrerendered ? undefined : deferred.answers,
    form: store,
    source,
    found: opened.found,
    onRead,
  })
  const { checks, messages, warnings } = useChecks({
    template,
    state: deferred,
    defaults: source.defaults,
    today,
  })
  const { clearEntry } = save
  const clear = useCallback(() => {
    const fresh = source.complete({})
    clearEntry(fresh)
    dispatch({ type: 'reset', answers: fresh })
  }, [dispatch, clearEntry, source])

  return useMemo(
    () => ({
      store,
      blank,
      outdated: isPrerendered ? [] : opened.outdated,
      deferredAnswers: deferred.answers,
      defaults: source.defaults,
      checks,
      messages,
      warnings,
      dispatch,
      clear,
      save,
    }),
    [
      store,
      blank,
      isPrerendered,
      opened,
      deferred,
      source,
      checks,
      messages,
      warnings,
      dispatch,
      clear,
      save,
    ],
  )
}

/** The form as it changes with the deferred answers, not with every key. */
export type DeferredForm = ReturnType<typeof useAnswers>

/** The form as it changes with every key. */
export type LiveForm = DeferredForm & { answers: Answers }

const FormContext = createContext<DeferredForm | undefined>(undefined)

type ProviderProps = {
  template: Template
  today: string
  source: AnswerSource
  children: ReactNode
}

/**
 * Holds the answers of one form. With each key only users of `useLiveForm` render again; the rest of
 * the page does when the deferred answers have followed.
 */
export const AnswersProvider = ({ template, today, source, children }: ProviderProps) => (
  <FormContext value={useAnswers(template, today, source)}>{children}</FormContext>
)

/** The form by its deferred answers. @throws Error outside of a provider. */
export const useDeferredForm = (): DeferredForm => {
  const form = use(FormContext)
  if (!form) throw new Error('No answers: AnswersProvider is missing')
  return form
}

/** The form with every key. @throws Error outside of a provider. */
export const useLiveForm = (): LiveForm => {
  const form = useDeferredForm()
  const { store } = form
  const { answers } = useSyncExternalStore(store.subscribe, store.read, () => form.blank)
  return useMemo(() => ({ ...form, answers }), [form, answers])
}
