import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CORRECTION_DAYS } from '../../../../shared/api/downloads.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { BOUGHT_HERE } from '../../../../shared/content/purchase-notices.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { usePrice } from '../../../api/use-offer.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { CheckItem, CheckList } from '../../../ui/check-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Price } from '../../../ui/price.tsx'
import { ButtonLink } from '../../../ui/site-link.tsx'
import type { Failure } from '../order/place-order.ts'
import type { PayPhase } from './use-payment.ts'

const INCLUDED: readonly string[] = [
  'The finished document as an editable Word file',
  'The same document as a PDF, ready to print and sign',
  'Instructions for signing and the steps after it, as a PDF',
  'A private download link that works for 7 days, renewed free on request',
  `Corrections of your answers for ${CORRECTION_DAYS} days, with new files at no charge`,
]

const NotFor = ({ cases }: { cases: readonly string[] }) => (
  <Box mt="5" pt="5" borderTopWidth="1px">
    <Heading as="h4" textStyle="md">
      Who should not use this document
    </Heading>
    <Text mt="1">See an attorney instead if one of these is true:</Text>
    <chakra.ul mt="1" ps="5" listStyleType="disc">
      {cases.map((line) => (
        <li key={line}>{line}.</li>
      ))}
    </chakra.ul>
    <Text mt="3">Whatever your case, have a licensed attorney review it before you sign.</Text>
  </Box>
)

/** On a phone the bottom bar has a pay button as well, so this card may be out of view. */
const showPanel = (panel: HTMLElement | null): void =>
  panel?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

type NoticeProps = { role: 'alert' | 'status'; text: ReactNode; children?: ReactNode }

const Notice = ({ role, text, children }: NoticeProps) => (
  <Panel role={role} tone="warning" ref={showPanel} scrollMarginBlock="24" mt="5">
    <Text mb="3" _last={{ mb: '0' }}>
      {text}
    </Text>
    {children}
  </Panel>
)

export type PriceFailure = Extract<Failure, { kind: 'price' }>

const { offline } = MESSAGES

const WAITING = (
  <>
    <strong>{offline.title}.</strong> {offline.text}
  </>
)

const payLabel = (phase: PayPhase, price: number): string => {
  if (phase === 'busy') return MESSAGES.processing
  if (phase === 'waiting') return offline.waiting
  return `Pay ${formatPrice(price)} and download`
}

type PayCardProps = {
  entry: CatalogEntry
  notFor: readonly string[]
  phase: PayPhase
  priceChanged: PriceFailure | undefined
  /** Says that nothing was charged, because the document was already bought. */
  alreadyBought: string | undefined
  onPay: () => void
  giveUp: () => void
}

/** The price, what it includes, when to see an attorney instead, and the pay button. */
export const PayCard = ({
  entry,
  notFor,
  phase,
  priceChanged,
  alreadyBought,
  onPay,
  giveUp,
}: PayCardProps) => (
  <Panel mt="10" data-no-print>
    <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
      <Heading as="h3" size="lg">
        {entry.title}
      </Heading>
      <Price entry={entry} size="2xl" />
    </Flex>
    <Text color="fg.muted" textStyle="sm">
      One payment for this document. No account, no subscription.
    </Text>
    <CheckList mt="4">
      {INCLUDED.map((line) => (
        <CheckItem key={line}>{line}</CheckItem>
      ))}
    </CheckList>
    <NotFor cases={notFor} />
    {priceChanged && (
      <Notice role="alert" text={`${priceChanged.text} Your answers stay as they are.`}>
        {priceChanged.stale && (
          <Button variant="outline" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
      </Notice>
    )}
    {alreadyBought && (
      <Notice role="alert" text={alreadyBought}>
        <ButtonLink to={paths.cryptoReturn(entry.id)} variant="outline">
          {BOUGHT_HERE.action}
        </ButtonLink>
      </Notice>
    )}
    {phase === 'waiting' && (
      <Notice role="status" text={WAITING}>
        <Button variant="outline" onClick={giveUp}>
          {offline.stop}
        </Button>
      </Notice>
    )}
    <Button
      size="lg"
      width="full"
      mt="6"
      disabled={phase !== 'idle'}
      aria-busy={phase !== 'idle'}
      onClick={onPay}
    >
      {payLabel(phase, usePrice(entry))}
    </Button>
  </Panel>
)
