import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** The browser's modal dialog: it keeps the focus inside, and Escape closes it. */
export const Dialog = ({ open, onClose, title, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      m="auto"
      w="calc(100vw - 2rem)"
      maxW="lg"
      p="6"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="paper"
      _backdrop={{ bg: 'rgb(18 22 31 / 0.55)' }}
    >
      <Heading as="h2" id={titleId} size="lg" mb="3">
        {title}
      </Heading>
      {open && children}
    </chakra.dialog>
  )
}
