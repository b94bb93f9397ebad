import { Button, chakra } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

type DrawerProps = {
  open: boolean
  onClose: () => void
  children: (close: ReactNode) => ReactNode
}

const Drawer = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    width: '100%',
    maxWidth: '100%',
    height: '88dvh',
    maxHeight: '88dvh',
    m: '0',
    px: '4',
    bg: 'bg.muted',
    color: 'fg',
    borderTopRadius: 'l2',
    overflow: 'hidden',
    _backdrop: { bg: 'black/50' },
    '&[open]': { animation: 'fade-in 160ms ease-out' },
  },
})

/**
 * The document in a drawer at the bottom of the screen. A native modal dialog traps focus, closes with Escape
 * and restores focus.
 */
export const DocumentDrawer = ({ open, onClose, children }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const onBackdrop = target === event.currentTarget
    if (onBackdrop || (target instanceof Element && target.closest('a'))) onClose()
  }
  return (
    <Drawer ref={dialog} aria-label="Your document" onClose={onClose} onClick={onClick}>
      {open &&
        children(
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>,
        )}
    </Drawer>
  )
}
