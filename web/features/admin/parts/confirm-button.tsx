import { Button, type ButtonProps, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { ActionButton } from './action-button.tsx'

type ConfirmButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  /** The object of the action, announced after the label. */
  of: string
  /** What the action does. */
  text: string
  work: () => Promise<void>
}

/** A button that asks for confirmation in a dialog. */
export const ConfirmButton = ({ label, of, text, work, ...button }: ConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
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
      <Dialog open={open} onClose={close} title={`${label}: ${of}`}>
        <Text>{text}</Text>
        <Flex mt="6" gap="3" wrap="wrap">
          <ActionButton
            label={label}
            of={of}
            work={async () => {
              await work()
              close()
            }}
            size="md"
            variant="solid"
          />
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
        </Flex>
      </Dialog>
    </>
  )
}
