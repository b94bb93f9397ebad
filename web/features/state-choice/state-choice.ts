import { useSyncExternalStore } from 'react'
import { type StateName, stateNamed } from '../../../shared/documents/toolbox/states.ts'
import { trySetItem, withStorage } from '../../lib/device-storage.ts'

const KEY = 'state'

/** Lasts as long as the page where the browser refuses storage. */
let chosenHere: StateName | undefined
const listeners = new Set<() => void>()

/** The state that the visitor has chosen on this device, for whichever document. */
export const readStateChoice = (): StateName | undefined =>
  stateNamed(withStorage((storage) => storage.getItem(KEY)) ?? undefined) ?? chosenHere

/** Remembers the state on this device. Other names, as of a country, are ignored. */
export const rememberState = (name: string): void => {
  const state = stateNamed(name)
  if (!state) return
  chosenHere = state
  withStorage((storage) => trySetItem(storage, KEY, state))
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

/** The remembered state, and a function that changes it. Undefined until hydration is over and where nothing was chosen. */
export const useStateChoice = (): [StateName | undefined, (name: string) => void] => [
  useSyncExternalStore(subscribe, readStateChoice, () => undefined),
  rememberState,
]
