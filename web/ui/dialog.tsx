import { Button, chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Widest, as a size of the theme. */
  maxW?: string
  children: ReactNode
}

const CloseButton = ({ onClose }: Pick<DialogProps, 'onClose'>) => (
  <Button
    variant="ghost"
    size="sm"
    px="2"
    position="absolute"
    top="3"
    insetEnd="3"
    onClick={onClose}
    aria-label="Close"
  >
    <CloseIcon />
  </Button>
)

/** The browser's modal dialog: it keeps the focus inside; Escape and a click beside it close it. */
export const Dialog = ({ open, onClose, title, maxW = 'lg', children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // The dialog and `open` change together, because subscribers compare them.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  const closeBeside = ({ target }: SyntheticEvent) => target === dialog.current && onClose()
  // A file input within the dialog sends `cancel` as well.
  const closeByEscape = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  // Browsers send `close` some time later: by then the dialog may be open again, with other content.
  const followBrowser = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
    open && !currentTarget.open && onClose()
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={closeByEscape}
      onClose={followBrowser}
      onMouseDown={closeBeside}
      m="auto"
      w="calc(100vw - 2rem)"
      maxW={maxW}
      p="0"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="paper"
      _backdrop={{ bg: 'rgb(18 22 31 / 0.55)' }}
    >
      <chakra.div p={{ base: '5', md: '6' }}>
        <Heading as="h2" id={titleId} size="lg" mb="3" pe="10" tabIndex={-1} outline="none">
          {title}
        </Heading>
        {open && children}
        <CloseButton onClose={onClose} />
      </chakra.div>
    </chakra.dialog>
  )
}
