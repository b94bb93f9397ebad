import { type ReactNode, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { isRefusedIn, refusedStates } from '../../api/refusals.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'

const StateDialog = lazyPart(async () => (await import('./state-dialog.tsx')).StateDialog)

/**
 * Runs a blank purchase, after a state dialog if some states don't accept the document and the
 * visitor's state is unknown or one of them. Render `dialog`.
 */
export const useStateCheck = (
  entry: CatalogEntry,
): { check: (buy: () => void) => void; dialog: ReactNode } => {
  const [state] = useStateChoice()
  const [buy, setBuy] = useState<() => void>()
  const isAccepted = state ? !isRefusedIn(entry.id, state) : !refusedStates(entry.id)
  const close = () => setBuy(undefined)
  return {
    check: (run) => (isAccepted ? run() : setBuy(() => run)),
    dialog: buy && (
      <StateDialog
        entry={entry}
        onClose={close}
        onContinue={() => {
          close()
          buy()
        }}
      />
    ),
  }
}
