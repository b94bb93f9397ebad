import { Button, type ButtonProps } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogForm } from './dialog-form.tsx'

type DialogButtonProps = Omit<ButtonProps, 'children'> & {
  label: string
  /** The object of the action; screen readers announce it after the label. */
  itemName: string
  title?: string
  dialogWidth?: string
  /** The content of the dialog; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export const DialogButton = (props: DialogButtonProps) => {
  const { label, itemName, title, dialogWidth, children, ...button } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const name = `${label}: ${itemName}`
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={name}
        onClick={() => setOpen(true)}
        {...button}
      >
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title ?? name} maxW={dialogWidth}>
        {children(close)}
      </Dialog>
    </>
  )
}

type ConfirmButtonProps = Omit<DialogButtonProps, 'children'> & {
  /** What the action does. */
  text: string
  action: () => Promise<void>
}

/** A button that asks for confirmation in a dialog. */
export const ConfirmButton = ({ text, action, ...button }: ConfirmButtonProps) => (
  <DialogButton {...button}>
    {(close) => (
      <DialogForm
        submit={button.label}
        onSubmit={() => action().then(close)}
        cancel="Cancel"
        onCancel={close}
      >
        <p>{text}</p>
      </DialogForm>
    )}
  </DialogButton>
)
