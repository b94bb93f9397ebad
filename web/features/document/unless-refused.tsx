import { lazy, type ReactNode, Suspense } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { kindIn } from '../../lib/coverage.ts'
import { Busy } from '../../ui/busy.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'

const RefusedHere = lazy(async () => ({
  default: (await import('./refused-here.tsx')).RefusedHere,
}))

type UnlessRefusedProps = { entry: CatalogEntry; children: ReactNode }

/** The ways to buy, or where to turn when the visitor's state does not accept the document. */
export const UnlessRefused = ({ entry, children }: UnlessRefusedProps) => {
  const [state] = useStateChoice()
  if (!state || kindIn(entry.id, state) !== 'refuse') return children
  return (
    <Suspense fallback={<Busy>Loading...</Busy>}>
      <RefusedHere documentId={entry.id} state={state} />
    </Suspense>
  )
}
