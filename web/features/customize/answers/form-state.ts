import type { Answer, Answers } from '../../../../shared/documents/template/template.ts'

/** First message of each question that has one, by field key. */
export type Messages = Readonly<Record<string, string>>

/**
 * `checked` are the questions whose messages may be shown: the person has left them or tried to pay.
 * `refused` are the server's messages; each stands until its answer changes. `editing` is the
 * question being answered, as long as no message stands at it.
 */
export type FormState = {
  answers: Answers
  checked: ReadonlySet<string>
  refused: Messages
  editing?: string
}

export type FormEvent =
  | { type: 'change'; key: string; value: Answer }
  /** A question without a message gets none while it is being answered. */
  | { type: 'focus'; key: string; hasMessage: boolean }
  | { type: 'leave'; key: string; value: Answer | undefined }
  | { type: 'check'; keys: readonly string[] }
  | { type: 'refuse'; messages: Messages }
  | { type: 'reset'; answers: Answers }

export const initialState = (answers: Answers): FormState => ({
  answers,
  checked: new Set(),
  refused: {},
})

const without = (messages: Messages, key: string): Messages => {
  if (!(key in messages)) return messages
  const { [key]: _, ...rest } = messages
  return rest
}

const withAnswer = (state: FormState, key: string, value: Answer | undefined): FormState =>
  state.answers[key] === value
    ? state
    : {
        ...state,
        answers: { ...state.answers, [key]: value },
        refused: without(state.refused, key),
      }

const check = (state: FormState, keys: readonly string[]): FormState =>
  keys.every((key) => state.checked.has(key))
    ? state
    : { ...state, checked: new Set([...state.checked, ...keys]) }

const edit = (state: FormState, key: string): FormState => ({
  ...state,
  editing: key,
  checked: new Set([...state.checked].filter((other) => other !== key)),
})

const stopEditing = (state: FormState, key: string): FormState => {
  if (state.editing !== key) return state
  const { editing: _, ...rest } = state
  return rest
}

export const formReducer = (state: FormState, event: FormEvent): FormState => {
  switch (event.type) {
    case 'change':
      return withAnswer(state, event.key, event.value)
    case 'focus':
      return event.hasMessage ? state : edit(state, event.key)
    case 'leave':
      return check(withAnswer(stopEditing(state, event.key), event.key, event.value), [event.key])
    case 'check':
      return check(state, event.keys)
    case 'refuse':
      return { ...state, refused: event.messages }
    case 'reset':
      return initialState(event.answers)
  }
}

/** The state of one form, outside of React's tree: a key renders only the subscribers again. */
export const formStore = (start: FormState) => {
  let state = start
  const subscribers = new Set<() => void>()
  return {
    read: (): FormState => state,
    dispatch: (event: FormEvent): void => {
      const next = formReducer(state, event)
      if (next === state) return
      state = next
      for (const notify of subscribers) notify()
    },
    subscribe: (notify: () => void): (() => void) => {
      subscribers.add(notify)
      return () => void subscribers.delete(notify)
    },
  }
}

export type FormStore = ReturnType<typeof formStore>
