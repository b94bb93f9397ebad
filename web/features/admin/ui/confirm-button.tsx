import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useBusy } from './use-busy.ts'

type ConfirmButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  /** The object of the action, announced after the label. */
  itemName: string
  /** What the action does. */
  text: string
  action: () => Promise<void>
}

/** A button that asks for confirmation in a dialog. */
export const ConfirmButton = ({ label, itemName, text, action, ...button }: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { busy, run } = useBusy()
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`${label}: ${itemName}`}
        onClick={() => setOpen(true)}
        {...button}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        title={`${label}: ${itemName}`}
        confirm={busy ? MESSAGES.processing : label}
        cancel="Cancel"
        onConfirm={() => run(action).then(close)}
        busy={busy}
      >
        <Text>{text}</Text>
      </ConfirmDialog>
    </>
  )
}
