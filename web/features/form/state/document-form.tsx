import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { allFields } from '../../../../shared/documents/template/fields.ts'
import type { Answers, FormTemplate } from '../../../../shared/documents/template/template.ts'
import { useIsHydrating } from '../../../ui/hooks/use-hydrated.ts'
import { usePreload } from '../../../ui/lazy-part.tsx'
import { readStateChoice } from '../../state-choice/state-choice.ts'
import type { AnswerForm, FormAnswers } from './answer-form.ts'
import { answersResolver, useChecks } from './checks.ts'
import { type ChosenCoverage, DocumentProvider, useDocument } from './document-context.ts'
import { replayEarlyAnswers } from './early-answers.ts'
import type { FormChecks } from './form-checks.ts'
import { linkedAnswers } from './linked-answers.ts'
import { INITIAL_STATUS, type QuestionStatus, statusReducer } from './question-status.ts'
import { type AnswerSource, outdatedAnswers, restoreAnswers } from './saved-answers.ts'
import { templateLoader } from './template-loader.ts'
import { useSavedAnswers } from './use-saved-answers.ts'

/** The initial answers: the template's defaults and the state chosen on this device. */
const freshAnswers = (template: FormTemplate, source: AnswerSource) => {
  const { stateField } = template
  const state = readStateChoice()
  const isOffered = allFields(template).some(
    ({ key, options }) => key === stateField && options?.some(({ value }) => value === state),
  )
  const isSuggested = stateField in source.defaults
  return source.complete(state && isOffered && isSuggested ? { [stateField]: state } : {})
}

/** Removes today's date, because a page is prerendered earlier than it is visited. */
const withoutToday = (answers: Answers, today: string): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, value === today ? '' : value]),
  )

type LinkedOptions = {
  form: AnswerForm
  source: AnswerSource
  opened: FormAnswers
}

/**
 * Applies the consequences of each changed answer. Returns a function that replaces all answers. Must come
 * before effects that change answers.
 */
const useLinkedAnswers = ({ form, source, opened }: LinkedOptions) => {
  const { template, dispatch } = useDocument()
  const [links] = useState(() => linkedAnswers(template, source.defaults, opened))
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const consequences = name === undefined ? undefined : links.change(name, values)
          if (name === undefined || !consequences) return
          for (const [key, value] of Object.entries(consequences.answers)) form.setValue(key, value)
          dispatch({ type: 'change', key: name })
          dispatch({ type: 'clear', limits: consequences.cleared })
        },
      }),
    [form, links, dispatch],
  )
  return useCallback(
    (answers: FormAnswers) => {
      const { answers: emptied, cleared } = links.clear(answers)
      const possible = { ...answers, ...emptied }
      links.restart(possible)
      form.reset(possible)
      dispatch({ type: 'reset' })
      dispatch({ type: 'clear', limits: cleared })
      return possible
    },
    [form, links, dispatch],
  )
}

/**
 * A template's answers: restored, saved and validated. Everything computed from them (checks, progress,
 * preview) is deferred, so that typing stays fast.
 */
const useAnswers = (source: AnswerSource, status: QuestionStatus) => {
  const { template, today } = useDocument()
  const hydrating = useIsHydrating()
  const [isHydrated] = useState(!hydrating)
  const [opened] = useState(() => {
    const text = source.entry?.read() ?? null
    const saved = restoreAnswers(source, text, template)
    const answers = saved.found ? saved.answers : freshAnswers(template, source)
    return { ...saved, answers, outdated: outdatedAnswers(text, template) }
  })
  const [prerendered] = useState(() => source.complete({}))
  const form = useForm<FormAnswers, unknown, FormAnswers>({
    defaultValues: isHydrated ? opened.answers : prerendered,
    resolver: answersResolver(template, today),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  // Must subscribe before the effects that change answers.
  const answers = useDeferredValue(useWatch({ control: form.control }) as FormAnswers)
  const replaceAnswers = useLinkedAnswers({ form, source, opened: opened.answers })

  // Saved answers are restored after hydration, because the prerendered page doesn't have them.
  useLayoutEffect(() => {
    const early = isHydrated ? {} : replayEarlyAnswers(template, withoutToday(prerendered, today))
    replaceAnswers(opened.answers)
    for (const [key, value] of Object.entries(early)) form.setValue(key, value)
  }, [isHydrated, template, today, prerendered, opened, replaceAnswers, form])

  const onRead = useCallback(
    (text: string | null) => replaceAnswers(restoreAnswers(source, text, template).answers),
    [source, template, replaceAnswers],
  )
  const save = useSavedAnswers({ answers, form, source, opened, onRead })
  const checked = useChecks({ answers, status, defaults: source.defaults })

  const { clearEntry } = save
  const clear = useCallback(
    () => clearEntry(replaceAnswers(freshAnswers(template, source))),
    [clearEntry, replaceAnswers, template, source],
  )
  const outdated = hydrating ? [] : opened.outdated
  const { checks, messages, warnings } = checked
  const { defaults } = source
  const state = useMemo(
    () => ({
      ...{ answers, defaults, outdated, checks, messages, warnings, save },
      ...{ clear, replaceAnswers },
    }),
    [answers, defaults, outdated, checks, messages, warnings, save, clear, replaceAnswers],
  )
  return { form, state }
}

/** The form state, based on deferred answers. */
export type DocumentFormState = ReturnType<typeof useAnswers>['state']

const FormStateContext = createContext<DocumentFormState | undefined>(undefined)

type ProviderProps = { source: AnswerSource; status: QuestionStatus; children: ReactNode }

const AnswersProvider = ({ source, status, children }: ProviderProps) => {
  const { form, state } = useAnswers(source, status)
  return (
    <FormProvider {...form}>
      <FormStateContext value={state}>{children}</FormStateContext>
    </FormProvider>
  )
}

type DocumentFormProps = {
  template: FormTemplate
  today: string
  source: AnswerSource
  /** The coverage of the suggested state. */
  suggested?: ChosenCoverage | undefined
  children: ReactNode
}

/** Provides a document's answers. Each question subscribes to its own answer. */
export const DocumentForm = (props: DocumentFormProps) => {
  const { template, today, source, suggested, children } = props
  const [status, dispatch] = useReducer(statusReducer, INITIAL_STATUS)
  const [checks, setChecks] = useState<FormChecks>()
  const loadChecks = useCallback(async () => {
    const loaded = await templateLoader.loadChecks(template.id)
    startTransition(() => setChecks(loaded))
  }, [template])
  usePreload(loadChecks)
  const document = useMemo(
    () => ({ template, today, checks, setChecks, suggested, dispatch }),
    [template, today, checks, suggested],
  )
  return (
    <DocumentProvider value={document}>
      <AnswersProvider source={source} status={status}>
        {children}
      </AnswersProvider>
    </DocumentProvider>
  )
}

/**
 * The deferred answers and everything computed from them.
 * @throws Error outside a provider
 */
export const useDocumentForm = (): DocumentFormState => {
  const state = use(FormStateContext)
  if (!state) throw new Error('DocumentForm is missing')
  return state
}

/** Whether the document isn't sold in the chosen state. */
export const useIsRefused = (): boolean => useDocumentForm().checks.coverage?.kind === 'refuse'
