import { Button } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { Template } from '../../../shared/documents/template/template.ts'
import { useDeferredForm } from '../form/state/document-form.tsx'

const DraftsDialog = lazy(async () => ({
  default: (await import('./drafts-dialog.tsx')).DraftsDialog,
}))

type DraftsProps = { template: Template; onOpen: (draftId: string) => void }

/** Opens the list of this document's drafts, whose code comes with the first press. */
export const DraftsButton = (props: DraftsProps) => {
  const { save } = useDeferredForm()
  const [open, setOpen] = useState<boolean>()
  const show = () => {
    save.flush()
    setOpen(true)
  }
  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" onClick={show}>
        Drafts
      </Button>
      {open !== undefined && (
        <Suspense>
          <DraftsDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
