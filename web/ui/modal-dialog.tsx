import { Button, Dialog, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import type { DialogProps } from './dialog.tsx'
import { CloseIcon } from './icons.tsx'

/** Chakra's dialog. Its title gets the focus. */
export const ModalDialog = ({ open, onClose, title, maxW = 'lg', children }: DialogProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={({ open: isOpen }) => !isOpen && onClose()}
      initialFocusEl={() => heading.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW={maxW}>
            <Dialog.Title ref={heading} tabIndex={-1}>
              {title}
            </Dialog.Title>
            {children}
            <Dialog.CloseTrigger asChild>
              <Button variant="ghost" size="sm" px="2" aria-label="Close">
                <CloseIcon />
              </Button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
