import { Button } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'

type DialogButtonProps = {
  label: string
  /** The object of the action; screen readers announce it after the label. */
  itemName: string
  title?: string
  maxW?: string
  /** The content of the dialog; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export const DialogButton = ({ label, itemName, title, maxW, children }: DialogButtonProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const name = `${label}: ${itemName}`
  return (
    <>
      <Button size="sm" variant="outline" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title ?? name} maxW={maxW}>
        {children(close)}
      </Dialog>
    </>
  )
}
