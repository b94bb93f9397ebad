import { useSyncExternalStore } from 'react'
import { type StateName, stateNamed } from '../../../shared/documents/toolbox/states.ts'
import { withStorage } from '../../ui/browser/device-storage.ts'

const KEY = 'state'

/** Falls back to memory if storage is blocked. */
let chosenHere: StateName | undefined
const listeners = new Set<() => void>()

/** The visitor's state, shared by all documents. */
export const readStateChoice = (): StateName | undefined =>
  stateNamed(withStorage((storage) => storage.getItem(KEY)) ?? undefined) ?? chosenHere

/** Stores the state on this device. Ignores other names. */
export const rememberState = (name: string): void => {
  const state = stateNamed(name)
  if (!state) return
  chosenHere = state
  withStorage((storage) => storage.setItem(KEY, state))
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

/** The stored state and a setter. Undefined until hydrated or chosen. */
export const useStateChoice = (): [StateName | undefined, (name: string) => void] => [
  useSyncExternalStore(subscribe, readStateChoice, () => undefined),
  rememberState,
]
