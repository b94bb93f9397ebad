import { Button, type ButtonProps, Input, Textarea } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { emailAddress } from '../../../../shared/api/signups.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { type Notice, notify } from '../../../ui/notices.ts'

/** Duration of admin notices (specification, Timing). */
const NOTICE_DURATION_MS = 5000

export const notifyAdmin = (type: Notice['type'], title: string, description?: string): void =>
  notify({ type, title, description, duration: NOTICE_DURATION_MS })

/** The notice after an action. */
export type Outcome = { title: string; text?: string }

/** Runs an action and shows its outcome, or its rejection by the API, as a notice. */
export const attempt = async (
  failedTitle: string,
  action: () => Promise<Outcome | undefined>,
): Promise<void> => {
  try {
    const outcome = await action()
    if (outcome) notifyAdmin('success', outcome.title, outcome.text)
  } catch (error) {
    notifyAdmin('error', failedTitle, apiErrorOf(error).message)
  }
}

type LabeledButtonProps = Omit<ButtonProps, 'children' | 'onClick'> & {
  label: string
  /** The object of the action, announced after the label. */
  itemName?: string
}

const nameOf = (label: string, itemName: string | undefined) =>
  itemName === undefined ? label : `${label}: ${itemName}`

type DialogButtonProps = LabeledButtonProps & {
  title?: string
  dialogWidth?: string
  onOpen?: () => void
  /** The content of the dialog; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export const DialogButton = (props: DialogButtonProps) => {
  const { label, itemName, title, dialogWidth, onOpen, children, ...button } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const name = nameOf(label, itemName)
  const openDialog = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <Button size="sm" variant="outline" aria-label={name} onClick={openDialog} {...button}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title ?? name} maxW={dialogWidth}>
        {children(close)}
      </Dialog>
    </>
  )
}

type DialogFormProps = {
  /** The label of the submit button, and the object that screen readers announce after it. */
  submit: string
  itemName?: string
  onSubmit: () => Promise<unknown> | undefined
  cancel?: string
  onCancel: () => void
  isDestructive?: boolean
  children: ReactNode
}

/** The content of a dialog with its buttons, which are disabled while it is submitted. */
export const DialogForm = (props: DialogFormProps) => {
  const { submit, itemName, onSubmit, cancel = 'Cancel', onCancel, isDestructive, children } = props
  const { busy, run } = useBusy()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(onSubmit)
  }
  return (
    <form onSubmit={send} noValidate>
      {children}
      <DialogActions>
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button
          type="submit"
          colorPalette={isDestructive ? 'red' : undefined}
          aria-label={itemName && nameOf(submit, itemName)}
          disabled={busy}
          aria-busy={busy}
        >
          {busy ? MESSAGES.processing : submit}
        </Button>
      </DialogActions>
    </form>
  )
}

type ActionButtonProps = LabeledButtonProps & {
  action: () => Promise<void>
  /** What the action does, if it needs confirmation in a dialog. */
  confirm?: string
}

/** The button is disabled while its action runs. */
export const ActionButton = ({ action, confirm, ...props }: ActionButtonProps) => {
  const { label, itemName, disabled, ...button } = props
  const { busy, run } = useBusy()
  if (confirm !== undefined) {
    return (
      <DialogButton {...props}>
        {(close) => (
          <DialogForm submit={label} onSubmit={() => action().then(close)} onCancel={close}>
            <p>{confirm}</p>
          </DialogForm>
        )}
      </DialogButton>
    )
  }
  return (
    <Button
      size="sm"
      variant="outline"
      whiteSpace="nowrap"
      aria-label={nameOf(label, itemName)}
      disabled={busy || disabled}
      aria-busy={busy}
      onClick={() => run(action)}
      {...button}
    >
      {busy ? MESSAGES.processing : label}
    </Button>
  )
}

export type TextFormField = {
  fieldLabel: string
  hint: string
  kind: 'text' | 'email' | 'note'
  maxLength: number
}

type TextFormProps = TextFormField & {
  submit: string
  text: string
  onType: (text: string) => void
  /** Gets the text without spaces around it. A rejection by the API is shown at the field. */
  onSubmit: (text: string) => Promise<void>
  onCancel: () => void
  /** Content above the field. */
  children?: ReactNode
}

/** The content of a dialog that asks for one text. */
export const TextForm = (props: TextFormProps) => {
  const { fieldLabel, hint, kind, maxLength, submit, text, onType, onSubmit, onCancel } = props
  const [error, setError] = useState<string>()
  const entered = text.trim()
  const findProblem = () => {
    if (entered === '') return MESSAGES.validation.required(fieldLabel)
    const isMalformed = kind === 'email' && !emailAddress.safeParse(entered).success
    return isMalformed ? MESSAGES.validation.email : undefined
  }
  const send = async () => {
    const problem = findProblem()
    setError(problem)
    if (problem !== undefined) return
    await onSubmit(entered).catch((failure: unknown) => setError(apiErrorOf(failure).message))
  }
  const control = {
    maxLength,
    autoComplete: 'off',
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  return (
    <DialogForm submit={submit} onSubmit={send} onCancel={onCancel}>
      {props.children}
      <Field mb="4" label={fieldLabel} hint={hint} error={error} required>
        {kind === 'note' ? <Textarea rows={4} {...control} /> : <Input type={kind} {...control} />}
      </Field>
    </DialogForm>
  )
}

type AddressDialogProps = Omit<DialogButtonProps, 'children'> &
  Pick<TextFormField, 'fieldLabel' | 'hint'> & {
    title: string
    /** The title of the second step. */
    titleFor: (email: string) => string
    children: (email: string, back: () => void, close: () => void) => ReactNode
  }

/** A button whose dialog asks for an email address, and then shows what happens with it. */
export const AddressDialogButton = (props: AddressDialogProps) => {
  const { fieldLabel, hint, title, titleFor, onOpen, children, ...button } = props
  const [typed, setTyped] = useState('')
  const [email, setEmail] = useState<string>()
  const begin = () => {
    setTyped('')
    setEmail(undefined)
    onOpen?.()
  }
  return (
    <DialogButton title={email === undefined ? title : titleFor(email)} onOpen={begin} {...button}>
      {(close) =>
        email === undefined ? (
          <TextForm
            {...{ fieldLabel, hint }}
            kind="email"
            maxLength={254}
            submit="Continue"
            text={typed}
            onType={setTyped}
            onSubmit={async (entered) => setEmail(entered.toLowerCase())}
            onCancel={close}
          />
        ) : (
          children(email, () => setEmail(undefined), close)
        )
      }
    </DialogButton>
  )
}
