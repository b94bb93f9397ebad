import { KIND_CODES, REFUSED } from 'virtual:coverage-summary'
import { STATE_NAMES, type StateName } from '../../shared/documents/toolbox/states.ts'

/** "Louisiana and Ohio": the states where the document isn't sold; undefined if there are none. */
export const refusedStates = (documentId: string): string | undefined => REFUSED[documentId]

/** Whether the state doesn't accept the document. Without the texts of `coverage.ts`. */
export const isRefusedIn = (documentId: string, state: StateName): boolean =>
  KIND_CODES[documentId]?.[STATE_NAMES.indexOf(state)] === 'r'
