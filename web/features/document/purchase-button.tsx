import { Button, type ButtonProps } from '@chakra-ui/react'
import { MESSAGES } from '../../../shared/messages.ts'
import type { BlankPurchase } from './use-blank-purchase.ts'

/** Buys the template without answers. */
export const PurchaseButton = ({
  purchase: { busy, buy },
  ...button
}: ButtonProps & { purchase: BlankPurchase }) => (
  <Button onClick={buy} disabled={busy} aria-busy={busy} {...button}>
    {busy ? MESSAGES.processing : 'Purchase Template'}
  </Button>
)
