import { Button } from '@chakra-ui/react'
import { Dialog, DialogActions, type DialogProps } from './dialog.tsx'

type ConfirmDialogProps = DialogProps & {
  /** The label of the confirm button. */
  confirm: string
  /** The label of the cancel button. */
  cancel: string
  onConfirm: () => void
  busy?: boolean
  isDestructive?: boolean
}

/** Asks for confirmation before an action. */
export const ConfirmDialog = ({
  confirm,
  cancel,
  onConfirm,
  busy,
  isDestructive,
  children,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog {...dialog}>
    {children}
    <DialogActions>
      <Button variant="outline" onClick={dialog.onClose} disabled={busy}>
        {cancel}
      </Button>
      <Button
        colorPalette={isDestructive ? 'red' : undefined}
        onClick={onConfirm}
        disabled={busy}
        aria-busy={busy}
      >
        {confirm}
      </Button>
    </DialogActions>
  </Dialog>
)
