import { type ReactNode, useState } from 'react'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { lazyPart } from './lazy-part.tsx'

const SampleDialog = lazyPart(async () => (await import('./sample-dialog.tsx')).SampleDialog)

type SampleOpenerProps = {
  entry: CatalogEntry
  /** The dialog's primary action. */
  action: ReactNode
  /** Renders the button that opens the dialog. */
  children: (open: () => void) => ReactNode
}

/** Opens a document's sample. The dialog's code is loaded on the first click. */
export const SampleOpener = ({ entry, action, children }: SampleOpenerProps) => {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      {children(() => setOpen(true))}
      {open !== undefined && (
        <SampleDialog entry={entry} action={action} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
