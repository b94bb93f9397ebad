import { Button, type ButtonProps } from '@chakra-ui/react'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import type { BlankPurchase } from './use-blank-purchase.ts'

/** Buys the template without answers. */
export const PurchaseButton = ({
  purchase: { busy, buy },
  ...button
}: ButtonProps & { purchase: BlankPurchase }) => (
  <Button onClick={buy} disabled={busy} aria-busy={busy} {...button}>
    {busy ? BUYER_MESSAGES.processing : 'Purchase Template'}
  </Button>
)
