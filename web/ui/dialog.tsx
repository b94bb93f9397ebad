import { Button, chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Maximum width as a theme size. */
  maxW?: string
  children: ReactNode
}

/** The buttons at the end of a dialog. */
export const DialogActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    mt: '6',
    // On phones, the buttons fill their rows.
    '& > *': { flexGrow: { base: '1', sm: '0' } },
  },
})

export const loadDialog = () => import('./modal-dialog.tsx')
const ModalDialog = lazyPart(async () => (await loadDialog()).ModalDialog)

/**
 * A modal dialog. Escape, the close button and a click outside close it. Its code is loaded when it is first opened.
 */
export const Dialog = (props: DialogProps) => {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened && <ModalDialog {...props} />
}

/** `confirm` and `cancel` are the labels of the buttons. */
type ConfirmDialogProps = DialogProps & {
  confirm: string
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
