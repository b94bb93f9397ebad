import type { ReactNode } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { StateName } from '../../../shared/documents/toolbox/states.ts'
import { kindIn } from '../../api/coverage.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Busy } from '../../ui/status.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'

const StateVerdict = lazyPart(
  async () => (await import('./state-verdict.tsx')).StateVerdict,
  <Busy>Loading...</Busy>,
)

/** The visitor's state if it doesn't accept the document. */
export const useRefusingState = (documentId: string): StateName | undefined => {
  const [state] = useStateChoice()
  return state && kindIn(documentId, state) === 'refuse' ? state : undefined
}

type UnlessRefusedProps = { entry: CatalogEntry; children: ReactNode }

/** Purchase options, or help if the visitor's state doesn't accept the document. */
export const UnlessRefused = ({ entry, children }: UnlessRefusedProps) => {
  const state = useRefusingState(entry.id)
  if (!state) return children
  return <StateVerdict documentId={entry.id} state={state} />
}
