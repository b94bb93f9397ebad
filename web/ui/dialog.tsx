import { Button, Dialog as ChakraDialog, chakra, Portal } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { CloseIcon } from './icons.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Maximum width, as a size of the theme. */
  maxW?: string
  children: ReactNode
}

/** The buttons at the end of a dialog. */
export const DialogActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', mt: '6' },
})

/** A modal dialog. Escape, the close button and a click outside close it. Its title takes the focus. */
export const Dialog = ({ open, onClose, title, maxW = 'lg', children }: DialogProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={({ open: isOpen }) => !isOpen && onClose()}
      initialFocusEl={() => heading.current}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content maxW={maxW}>
            <ChakraDialog.Title ref={heading} tabIndex={-1}>
              {title}
            </ChakraDialog.Title>
            {children}
            <ChakraDialog.CloseTrigger asChild>
              <Button variant="ghost" size="sm" px="2" aria-label="Close">
                <CloseIcon />
              </Button>
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
