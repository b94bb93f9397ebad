import { flushSync } from 'react-dom'
import { isFilled } from '../../../../shared/documents/template/answers.ts'
import type { Answer, Answers } from '../../../../shared/documents/template/template.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { type OptionLimit, passed } from './option-limits.ts'

/** First message of each question that has one, by field key. */
export type Messages = Readonly<Record<string, string>>

/**
 * `checked` are the questions whose messages may be shown: the person has left them or tried to pay.
 * `refused` are the server's messages; each stands until its answer changes. `editing` is the
 * question being answered, as long as no message stands at it. `follows` names the questions whose answer
 * is another one's until somebody gives them their own; `last` are the answers before they were emptied.
 * `cleared` are the limits that emptied a question which has not been answered since.
 */
export type FormState = {
  answers: Answers
  checked: ReadonlySet<string>
  refused: Messages
  editing?: string
  follows: ReadonlyMap<string, string>
  last: Answers
  limits: readonly OptionLimit[]
  cleared: readonly OptionLimit[]
}

export type FormEvent =
  | { type: 'change'; key: string; value: Answer }
  /** A change by a key: its box shows it without the form. */
  | { type: 'type'; key: string; value: string }
  /** A question without a message gets none while it is being answered. */
  | { type: 'focus'; key: string; hasMessage: boolean }
  | { type: 'leave'; key: string; value: Answer | undefined }
  | { type: 'check'; keys: readonly string[] }
  | { type: 'refuse'; messages: Messages }
  | { type: 'reset'; answers: Answers }

const without = (messages: Messages, key: string): Messages => {
  if (!(key in messages)) return messages
  const { [key]: _, ...rest } = messages
  return rest
}

const withOne = (state: FormState, key: string, value: Answer | undefined): FormState => {
  const old = state.answers[key]
  return {
    ...state,
    answers: { ...state.answers, [key]: value },
    refused: without(state.refused, key),
    last: isFilled(old) ? { ...state.last, [key]: old } : state.last,
    cleared: state.cleared.filter((limit) => limit.key !== key),
  }
}

/** A date box is empty while a part of the date is typed: what follows it waits for the whole date. */
const withAnswer = (state: FormState, key: string, value: Answer | undefined): FormState => {
  if (state.answers[key] === value) return state
  const next = withOne(state, key, value)
  if (!isFilled(value)) return next
  const before = next.last[key]
  const followers = [...state.follows].filter(
    ([follower, followed]) => followed === key && state.answers[follower] === before,
  )
  return isFilled(before)
    ? followers.reduce((changed, [follower]) => withAnswer(changed, follower, value), next)
    : next
}

/** The state without the answers that its others have made impossible. */
const withinLimits = (state: FormState): FormState => {
  const cleared = passed(state.limits, state.answers)
  if (cleared.length === 0) return state
  const emptied = cleared.reduce((next, { key }) => withOne(next, key, ''), state)
  return { ...emptied, cleared: [...emptied.cleared, ...cleared] }
}

export const initialState = (
  answers: Answers,
  follows: ReadonlyMap<string, string> = new Map(),
  limits: readonly OptionLimit[] = [],
): FormState =>
  withinLimits({
    ...{ answers, checked: new Set(), refused: {} },
    ...{ follows, last: {}, limits, cleared: [] },
  })

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
    case 'type':
      return withinLimits(withAnswer(state, event.key, event.value))
    case 'focus':
      return event.hasMessage ? state : edit(state, event.key)
    case 'leave':
      return check(withAnswer(stopEditing(state, event.key), event.key, event.value), [event.key])
    case 'check':
      return check(state, event.keys)
    case 'refuse':
      return { ...state, refused: event.messages }
    case 'reset':
      return initialState(event.answers, state.follows, state.limits)
  }
}

/**
 * The state of one form, outside of React's tree: a key renders only the subscribers again. What is typed is in the
 * state at once, and the subscribers hear of it when the letter is on the screen, so that it does not wait for them.
 * `catchUp` tells them before, and renders them, because every other event shall find the form as it is.
 */
export const formStore = (start: FormState, whenShown: (act: () => void) => void = afterPaint) => {
  let state = start
  let isBehind = false
  const subscribers = new Set<() => void>()
  const tell = () => {
    isBehind = false
    for (const notify of subscribers) notify()
  }
  const catchUp = () => {
    if (isBehind) flushSync(tell)
  }
  const tellLater = () => {
    if (isBehind) return
    isBehind = true
    whenShown(() => isBehind && tell())
  }
  return {
    read: (): FormState => state,
    catchUp,
    dispatch: (event: FormEvent): void => {
      const isTyped = event.type === 'type'
      if (!isTyped) catchUp()
      const next = formReducer(state, event)
      if (next === state) return
      state = next
      if (isTyped) tellLater()
      else tell()
    },
    subscribe: (notify: () => void): (() => void) => {
      subscribers.add(notify)
      return () => void subscribers.delete(notify)
    },
  }
}

export type FormStore = ReturnType<typeof formStore>
