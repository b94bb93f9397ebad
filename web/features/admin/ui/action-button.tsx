import { Button, type ButtonProps } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { useBusy } from '../../../ui/hooks/use-busy.ts'

type ActionButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  /** The object of the action, announced after the label. */
  itemName: string
  action: () => Promise<void>
}

/** The button is disabled while its action runs. */
export const ActionButton = ({
  label,
  itemName,
  action,
  disabled,
  ...button
}: ActionButtonProps) => {
  const { busy, run } = useBusy()
  return (
    <Button
      size="sm"
      variant="outline"
      whiteSpace="nowrap"
      aria-label={`${label}: ${itemName}`}
      disabled={busy || disabled}
      aria-busy={busy}
      onClick={() => run(action)}
      {...button}
    >
      {busy ? MESSAGES.processing : label}
    </Button>
  )
}
