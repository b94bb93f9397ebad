import { Button, type ButtonProps } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { useBusy } from './use-busy.ts'

type ActionButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  /** What it is done to, for those who do not see where the button stands. */
  of: string
  work: () => Promise<void>
}

/** A small button for something that takes a moment. */
export const ActionButton = ({ label, of, work, disabled, ...button }: ActionButtonProps) => {
  const { busy, run } = useBusy()
  return (
    <Button
      size="sm"
      variant="outline"
      whiteSpace="nowrap"
      aria-label={`${label}: ${of}`}
      disabled={busy || disabled}
      aria-busy={busy}
      onClick={() => run(work)}
      {...button}
    >
      {busy ? MESSAGES.processing : label}
    </Button>
  )
}
