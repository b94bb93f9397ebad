import { Button } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { DialogActions } from '../../../ui/dialog.tsx'
import { useBusy } from '../../../ui/hooks/use-busy.ts'

type DialogFormProps = {
  /** The label of the submit button, and its name for screen readers if that says more. */
  submit: string
  submitName?: string
  onSubmit: () => Promise<unknown> | undefined
  /** The label of the other button. */
  cancel?: string
  onCancel?: () => void
  isDestructive?: boolean
  children: ReactNode
}

/** The content of a dialog with its buttons, which are disabled while it is submitted. */
export const DialogForm = (props: DialogFormProps) => {
  const { submit, submitName, onSubmit, cancel, onCancel, isDestructive, children } = props
  const { busy, run } = useBusy()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(onSubmit)
  }
  return (
    <form onSubmit={send}>
      {children}
      <DialogActions>
        {cancel && (
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            {cancel}
          </Button>
        )}
        <Button
          type="submit"
          colorPalette={isDestructive ? 'red' : undefined}
          aria-label={submitName}
          disabled={busy}
          aria-busy={busy}
        >
          {busy ? MESSAGES.processing : submit}
        </Button>
      </DialogActions>
    </form>
  )
}
