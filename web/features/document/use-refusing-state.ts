import type { StateName } from '../../../shared/documents/toolbox/states.ts'
import { isRefusedIn } from '../../api/refusals.ts'
import { useStateChoice } from '../state-choice/state-choice.ts'

/** The visitor's state if it doesn't accept the document. */
export const useRefusingState = (documentId: string): StateName | undefined => {
  const [state] = useStateChoice()
  return state && isRefusedIn(documentId, state) ? state : undefined
}
