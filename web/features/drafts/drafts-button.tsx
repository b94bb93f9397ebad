import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useDocumentForm } from '../form/state/document-form.tsx'

const DraftsDialog = lazyPart(async () => (await import('./drafts-dialog.tsx')).DraftsDialog)

type DraftsProps = { onOpen: (draftId: string) => void }

/** Opens this document's drafts; the code loads on the first click. */
export const DraftsButton = (props: DraftsProps) => {
  const { save } = useDocumentForm()
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
      {open !== undefined && <DraftsDialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
