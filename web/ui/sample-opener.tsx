import { type ReactNode, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { SampleDialogProps } from './sample-dialog.tsx'

const SampleDialog = lazyPart(async () => (await import('./sample-dialog.tsx')).SampleDialog)

type SampleOpenerProps = Pick<SampleDialogProps, 'entry' | 'action'> & {
  /** Renders the button that opens the dialog. */
  children: (open: () => void) => ReactNode
}

/** Opens a document's sample. The dialog's code is loaded on the first click. */
export const SampleOpener = ({ children, ...sample }: SampleOpenerProps) => {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      {children(() => setOpen(true))}
      {open !== undefined && (
        <SampleDialog {...sample} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
