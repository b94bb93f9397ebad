import { STATE_NAMES, type StateName } from '../states.ts'

/** Who swears on the proof page; nobody where the witnesses' statement proves the will by itself. */
export type Proof = 'witnesses' | 'everyone' | 'nobody'

/** States whose proof page is not the usual one of testator and witnesses. Sources: the state notes. */
const PROOF: Partial<Record<StateName, Proof>> = {
  California: 'nobody',
  Connecticut: 'witnesses',
  Nevada: 'witnesses',
  'New York': 'witnesses',
}

const COMMONWEALTHS: readonly StateName[] = [
  'Kentucky',
  'Massachusetts',
  'Pennsylvania',
  'Virginia',
]

const stateNamed = (name: string): StateName | undefined =>
  STATE_NAMES.find((state) => state === name)

/** Who signs the proof page of a state. */
export const proofOf = (name: string): Proof => {
  const state = stateNamed(name)
  return (state && PROOF[state]) ?? 'everyone'
}

/** What the executor is called in a state. */
export const fiduciaryOf = (name: string): string =>
  name === 'Florida' || name === 'Massachusetts' ? 'Personal Representative' : 'Executor'

/** "State of Ohio", as an officer's certificate begins; undefined for what is no state. */
export const venueOf = (name: string): string | undefined => {
  const state = stateNamed(name)
  if (state === undefined || state === 'District of Columbia') return state
  return `${COMMONWEALTHS.includes(state) ? 'Commonwealth' : 'State'} of ${state}`
}
