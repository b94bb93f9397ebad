import { type FormEvent, type FormState, formReducer } from './form-state.ts'

/**
 * The state of one form, outside of React's tree: a key is told to those who listen, and nothing in
 * between is looked at.
 */
export const formStore = (start: FormState) => {
  let state = start
  const listeners = new Set<() => void>()
  return {
    read: (): FormState => state,
    dispatch: (event: FormEvent): void => {
      const next = formReducer(state, event)
      if (next === state) return
      state = next
      for (const tell of listeners) tell()
    },
    listen: (tell: () => void): (() => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

export type FormStore = ReturnType<typeof formStore>
