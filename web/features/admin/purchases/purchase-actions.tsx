import { Box, Button, Flex, Link } from '@chakra-ui/react'
import { useState } from 'react'
import {
  type PurchaseRow,
  reissuePurchase,
  retryPurchase,
} from '../../../../shared/api/admin-purchases.ts'
import {
  assignPayment,
  closePayment,
  MAX_NOTE_LENGTH,
  notePayment,
} from '../../../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { type AdminCall, useAdmin } from '../sign-in/admin-caller.ts'
import {
  ActionButton,
  attempt,
  DialogButton,
  notifyAdmin,
  type Outcome,
  TextForm,
  type TextFormField,
} from '../ui/actions.tsx'
import { Readdress, Refund, SuggestedOrders } from './purchase-dialogs.tsx'
import { allowedActions, buyerText, nameOf } from './purchase-facts.ts'

const TEXTS = MESSAGES.admin

type Action = {
  label: string
  failed: string
  /** Asks for confirmation with this text. */
  confirm?: (purchase: PurchaseRow) => string
  /** Resolves with the notice, and the purchase's new download token. */
  run: (call: AdminCall, id: string) => Promise<Outcome & { token?: string }>
}

const REISSUE: Action = {
  label: 'Reissue link',
  failed: TEXTS.reissueFailed,
  confirm: (purchase) => TEXTS.confirmReissue(buyerText(purchase)),
  run: async (call, id) => {
    const { downloadToken } = await call(reissuePurchase, { id })
    return { ...TEXTS.reissued, token: downloadToken }
  },
}

const RETRY: Action = {
  label: 'Regenerate files',
  failed: TEXTS.retryFailed,
  run: (call, id) => call(retryPurchase, { id }).then(() => TEXTS.retried),
}

/** Ends the review of an unmatched payment or of a failed refund. */
const CLOSE: Action = {
  label: 'Mark as handled',
  failed: TEXTS.closeFailed,
  run: (call, id) => call(closePayment, { id }).then(() => TEXTS.closed),
}

type ActionProps = {
  action: Action
  purchase: PurchaseRow
  onDone: (token: string | undefined) => void
}

const PurchaseAction = ({ action, purchase, onDone }: ActionProps) => {
  const { call } = useAdmin()
  const { label, failed, confirm } = action
  const run = () =>
    attempt(failed, async () => {
      const outcome = await action.run(call, purchase.id)
      onDone(outcome.token)
      return outcome
    })
  return (
    <ActionButton
      label={label}
      itemName={nameOf(purchase)}
      confirm={confirm?.(purchase)}
      action={run}
    />
  )
}

/** An action on an unmatched payment that needs a text. */
type Decision = {
  label: string
  title: string
  field: TextFormField
  run: (call: AdminCall, id: string, text: string) => Promise<Outcome>
}

const ASSIGN: Decision = {
  label: 'Assign',
  title: 'Assign to an order',
  field: {
    fieldLabel: 'Order',
    hint: 'It starts with ord_. The order is fulfilled for the amount paid.',
    kind: 'text',
    maxLength: 255,
  },
  run: (call, id, orderId) => call(assignPayment, { id, orderId }).then(() => TEXTS.assigned),
}

const NOTE: Decision = {
  label: 'Note',
  title: 'Add a note',
  field: {
    fieldLabel: 'Note',
    hint: 'It is saved in the history with your name.',
    kind: 'note',
    maxLength: MAX_NOTE_LENGTH,
  },
  run: (call, id, text) => call(notePayment, { id, text }).then(() => TEXTS.noted),
}

type DecisionProps = { decision: Decision; payment: PurchaseRow; onChanged: () => void }

const PaymentDecision = ({ decision, payment, onChanged }: DecisionProps) => {
  const { call } = useAdmin()
  const [typed, setTyped] = useState('')
  const { label, title, field, run } = decision
  const decide = async (entered: string) => {
    const outcome = await run(call, payment.id, entered)
    notifyAdmin('success', outcome.title, outcome.text)
    setTyped('')
    onChanged()
  }
  return (
    <DialogButton label={label} itemName={nameOf(payment)} title={title}>
      {(close) => (
        <TextForm
          {...field}
          submit={title}
          text={typed}
          onType={setTyped}
          onSubmit={(entered) => decide(entered).then(close)}
          onCancel={close}
        >
          {decision === ASSIGN && (
            <SuggestedOrders payment={payment} chosen={typed} onChoose={setTyped} />
          )}
        </TextForm>
      )}
    </DialogButton>
  )
}

/** The clipboard is unavailable without TLS, and the browser may deny access. */
const copyToClipboard = async (text: string): Promise<void> => {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  const notice = isCopied ? TEXTS.copied : TEXTS.copyFailed
  notifyAdmin(isCopied ? 'success' : 'error', notice.title, notice.text)
}

/** A new link to open and copy. Shown once: the admin area never stores a token. */
const NewLink = ({ token }: { token: string | undefined }) => {
  const url = token && `${window.location.origin}${paths.download(token)}`
  return (
    <Box role="status" order="1" w="full" _empty={{ display: 'none' }} textStyle="sm">
      {url && (
        <Flex gap="4" align="center" wrap="wrap">
          <Link href={url} target="_blank" rel="noopener">
            New link, sent by email
          </Link>
          <Button size="sm" variant="outline" onClick={() => copyToClipboard(url)}>
            Copy download link
          </Button>
        </Flex>
      )}
    </Box>
  )
}

type PurchaseActionsProps = { purchase: PurchaseRow; onChanged: () => void }

/** The actions that the purchase's state allows. */
export const PurchaseActions = ({ purchase, onChanged }: PurchaseActionsProps) => {
  const [token, setToken] = useState<string>()
  const allowed = allowedActions(purchase)
  const changed = (newToken?: string) => {
    setToken(newToken)
    onChanged()
  }
  const row = { purchase, payment: purchase, onChanged }
  return (
    <Flex mt="4" gap="2" wrap="wrap">
      {allowed.reissue && <PurchaseAction action={REISSUE} purchase={purchase} onDone={changed} />}
      {allowed.readdress && <Readdress purchase={purchase} onChanged={changed} />}
      {allowed.retry && <PurchaseAction action={RETRY} purchase={purchase} onDone={onChanged} />}
      {allowed.refund && <Refund purchase={purchase} onRefunded={changed} />}
      {allowed.assign && <PaymentDecision decision={ASSIGN} {...row} />}
      {allowed.note && <PaymentDecision decision={NOTE} {...row} />}
      {allowed.close && <PurchaseAction action={CLOSE} purchase={purchase} onDone={onChanged} />}
      <NewLink token={token} />
    </Flex>
  )
}
