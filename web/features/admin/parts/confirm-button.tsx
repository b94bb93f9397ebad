import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useBusy } from './use-busy.ts'

type ConfirmButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  /** The object of the action; screen readers announce it after the label. */
  of: string
  /** What the action does. */
  text: string
  work: () => Promise<void>
}

/** A button whose action runs after a confirmation in a dialog. */
export const ConfirmButton = ({ label, of, text, work, ...button }: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { busy, run } = useBusy()
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`${label}: ${of}`}
        onClick={() => setOpen(true)}
        {...button}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        title={`${label}: ${of}`}
        confirm={busy ? MESSAGES.processing : label}
        cancel="Cancel"
        onConfirm={() => run(work).then(close)}
        busy={busy}
      >
        <Text>{text}</Text>
      </ConfirmDialog>
    </>
  )
}
