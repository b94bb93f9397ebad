import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Busy } from '../../ui/busy.tsx'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { type Notice, notify } from '../../ui/notices.ts'
import { Panel } from '../../ui/panel.tsx'
import { PriceTag } from '../../ui/price.tsx'
import { TextSkeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { GuideSection } from './guide-section.tsx'

const NOTICES: readonly Notice['type'][] = ['success', 'info', 'warning', 'error', 'loading']

const Buttons = () => (
  <GuideSection title="Buttons" text="A button says what happens. One solid button in a view.">
    <Flex gap="3" wrap="wrap" align="center">
      <Button>Solid</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="plain">Plain</Button>
      <Button disabled>Disabled</Button>
    </Flex>
  </GuideSection>
)

const Prices = () => (
  <GuideSection title="Prices and badges">
    <Flex gap="8" wrap="wrap" align="baseline">
      <PriceTag price={7999} regular={14999} size="3xl" />
      {TIER_ORDER.map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
      <Stars rating={4} />
    </Flex>
  </GuideSection>
)

const Notices = () => (
  <GuideSection
    title="Notices"
    text="Three at once, four seconds each. Alt+T moves the focus to them."
  >
    <Flex gap="3" wrap="wrap">
      {NOTICES.map((type) => (
        <Button
          key={type}
          variant="outline"
          size="sm"
          onClick={() =>
            notify({ type, title: `A ${type} notice`, description: 'Shown in the corner.' })
          }
        >
          {type}
        </Button>
      ))}
    </Flex>
  </GuideSection>
)

const DialogSample = () => {
  const [open, setOpen] = useState(false)
  return (
    <GuideSection title="Dialog" text="It traps focus. Escape or a click outside closes it.">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
        The page is inert until it closes.
      </Dialog>
    </GuideSection>
  )
}

const Waiting = () => (
  <GuideSection title="Cards and loading states">
    <NoticeCard title="A card" text="A heading, a sentence, and what to do about it." maxW="lg" />
    <Panel tone="warning" my="4" maxW="lg">
      A note that shouldn’t be missed.
    </Panel>
    <CheckList>
      <CheckItem>What a purchase includes</CheckItem>
    </CheckList>
    <Busy>Something is loading</Busy>
    <TextSkeleton lines={3} />
  </GuideSection>
)

const Sections = () => (
  <GuideSection title="Accordion" text="At most one section is open.">
    <Accordion
      items={[
        { title: 'The first section', text: 'Opening another one closes it.' },
        { title: 'The second section', text: 'And it closes with a second click.' },
      ]}
    />
  </GuideSection>
)

export const ComponentsTab = () => (
  <>
    <Buttons />
    <Prices />
    <Notices />
    <DialogSample />
    <Sections />
    <Waiting />
  </>
)
