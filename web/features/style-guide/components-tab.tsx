import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Busy } from '../../ui/busy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { type Notice, notify } from '../../ui/notices.ts'
import { PriceTag } from '../../ui/price.tsx'
import { TextSkeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { Panel } from './panel.tsx'

const NOTICES: readonly Notice['type'][] = ['success', 'info', 'warning', 'error', 'loading']

const Buttons = () => (
  <Panel title="Buttons" text="Labels say what happens. One solid button per view.">
    <Flex gap="3" wrap="wrap" align="center">
      <Button>Solid</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="plain">Plain</Button>
      <Button disabled>Disabled</Button>
    </Flex>
  </Panel>
)

const Prices = () => (
  <Panel title="Prices and badges">
    <Flex gap="8" wrap="wrap" align="baseline">
      <PriceTag price={7999} regular={14999} size="3xl" />
      {TIER_ORDER.map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
      <Stars rating={4} />
    </Flex>
  </Panel>
)

const Notices = () => (
  <Panel title="Notices" text="Three at once, four seconds each. Alt+T moves the focus to them.">
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
  </Panel>
)

const DialogSample = () => {
  const [open, setOpen] = useState(false)
  return (
    <Panel title="Dialog" text="Traps focus; closes on Escape or a click outside.">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
        The page is inert until it closes.
      </Dialog>
    </Panel>
  )
}

const Waiting = () => (
  <Panel title="Cards and loading">
    <NoticeCard title="A card" text="A heading, a sentence and an action." maxW="lg" />
    <Busy>Loading something</Busy>
    <TextSkeleton lines={3} />
  </Panel>
)

const Sections = () => (
  <Panel title="Accordion" text="At most one section is open.">
    <Accordion
      items={[
        { title: 'The first section', text: 'Opening another one closes it.' },
        { title: 'The second section', text: 'And it closes with a second click.' },
      ]}
    />
  </Panel>
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
