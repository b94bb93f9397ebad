import type { OptionLimit } from './option-limits.ts'

/** The first message per question, by field key. */
export type Messages = Readonly<Record<string, string>>

/**
 * Decides which messages are visible. `checked` are questions that were left or submitted; `refused` are server
 * messages, until their answers change; `editing` is the question being answered, unless it already shows a
 * message; `cleared` are limits that cleared a question since it was last answered.
 */
export type QuestionStatus = {
  checked: ReadonlySet<string>
  refused: Messages
  editing?: string
  cleared: readonly OptionLimit[]
}

export type StatusEvent =
  | { type: 'change'; key: string }
  | { type: 'focus'; key: string; hasMessage: boolean }
  | { type: 'leave'; key: string }
  | { type: 'check'; keys: readonly string[] }
  | { type: 'refuse'; messages: Messages }
  | { type: 'clear'; limits: readonly OptionLimit[] }
  | { type: 'reset' }

export const INITIAL_STATUS: QuestionStatus = { checked: new Set(), refused: {}, cleared: [] }

const withoutKey = (messages: Messages, key: string): Messages => {
  if (!(key in messages)) return messages
  const { [key]: _, ...rest } = messages
  return rest
}

const change = (status: QuestionStatus, key: string): QuestionStatus => {
  const isNoted = key in status.refused || status.cleared.some((limit) => limit.key === key)
  if (!isNoted) return status
  return {
    ...status,
    refused: withoutKey(status.refused, key),
    cleared: status.cleared.filter((limit) => limit.key !== key),
  }
}

const check = (status: QuestionStatus, keys: readonly string[]): QuestionStatus =>
  keys.every((key) => status.checked.has(key))
    ? status
    : { ...status, checked: new Set([...status.checked, ...keys]) }

const edit = (status: QuestionStatus, key: string): QuestionStatus => ({
  ...status,
  editing: key,
  checked: new Set([...status.checked].filter((other) => other !== key)),
})

const stopEditing = (status: QuestionStatus, key: string): QuestionStatus => {
  if (status.editing !== key) return status
  const { editing: _, ...rest } = status
  return rest
}

export const statusReducer = (status: QuestionStatus, event: StatusEvent): QuestionStatus => {
  switch (event.type) {
    case 'change':
      return change(status, event.key)
    case 'focus':
      return event.hasMessage ? status : edit(status, event.key)
    case 'leave':
      return check(stopEditing(status, event.key), [event.key])
    case 'check':
      return check(status, event.keys)
    case 'refuse':
      return { ...status, refused: event.messages }
    case 'clear':
      return { ...status, cleared: [...status.cleared, ...event.limits] }
    case 'reset':
      return INITIAL_STATUS
  }
}
