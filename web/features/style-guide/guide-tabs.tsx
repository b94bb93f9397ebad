import { Box, Button, Flex, Input, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import { VALIDATION_MESSAGES } from '../../../shared/validation-messages.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { notify } from '../../ui/notices.ts'
import { Panel } from '../../ui/panel.tsx'
import { PriceTag } from '../../ui/price.tsx'
import { Busy, TextSkeleton } from '../../ui/status.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Stars } from '../../ui/testimonial-quote.tsx'
import { TierBadge } from '../../ui/tier-badge.tsx'
import { Colors, Layouts, Part, Typography } from './token-tabs.tsx'

const NOTICES = ['success', 'info', 'warning', 'error', 'loading'] as const

const DialogPart = () => {
  const [open, setOpen] = useState(false)
  return (
    <Part title="Dialog" text="It traps focus. Escape or a click outside closes it.">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
        The page is inert until it closes.
      </Dialog>
    </Part>
  )
}

const Components = () => (
  <>
    <Part title="Buttons" text="A button says what happens. Use one solid button per view.">
      <Flex gap="3" wrap="wrap" align="center">
        <Button>Solid</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="plain">Plain</Button>
        <Button disabled>Disabled</Button>
      </Flex>
    </Part>
    <Part title="Prices and badges">
      <Flex gap="8" wrap="wrap" align="baseline">
        <PriceTag price={7999} regular={14999} size="3xl" />
        {TIER_ORDER.map((tier) => (
          <TierBadge key={tier} tier={tier} />
        ))}
        <Stars rating={4} />
      </Flex>
    </Part>
    <Part title="Notices" text="Three at once, four seconds each. Alt+T moves the focus to them.">
      <Flex gap="3" wrap="wrap">
        {NOTICES.map((type) => {
          const notice = { type, title: `A ${type} notice`, description: 'Shown in the corner.' }
          return (
            <Button key={type} variant="outline" size="sm" onClick={() => notify(notice)}>
              {type}
            </Button>
          )
        })}
      </Flex>
    </Part>
    <DialogPart />
    <Part title="Accordion" text="At most one section is open.">
      <Accordion
        items={[
          { title: 'The first section', text: 'Opening another one closes it.' },
          { title: 'The second section', text: 'And it closes with a second click.' },
        ]}
      />
    </Part>
    <Part title="Cards and loading states">
      <NoticeCard title="A card" text="A heading, a sentence, and what to do about it." maxW="lg" />
      <Panel tone="warning" my="4" maxW="lg">
        A note that shouldn’t be missed.
      </Panel>
      <CheckList>
        <CheckItem>What a purchase includes</CheckItem>
      </CheckList>
      <Busy>Something is loading</Busy>
      <TextSkeleton lines={3} />
    </Part>
  </>
)

const NAME = 'Full legal name'

/** The conventions of every form, and fields that follow them. */
const Forms = () => {
  const [error, setError] = useState<string>()
  return (
    <>
      <Part title="Conventions">
        <Box as="ul" listStyleType="disc" ps="5" maxW="prose">
          <li>Fields are validated on blur, not while typing.</li>
          <li>Updates are debounced by 800 ms.</li>
          <li>Required fields have a red asterisk.</li>
          <li>Messages appear below the field and say what to do.</li>
        </Box>
      </Part>
      <Part title="Fields" text="Leave the first one empty to see its message.">
        <Box maxW="md">
          <Field mb="4" label={NAME} error={error} required marked>
            <Input
              onBlur={({ target }) =>
                setError(target.value.trim() ? undefined : VALIDATION_MESSAGES.required(NAME))
              }
            />
          </Field>
          <Field mb="4" label="Known defects">
            <Textarea rows={3} />
          </Field>
        </Box>
      </Part>
    </>
  )
}

const TABS = [
  { id: 'colors', label: 'Colors', content: <Colors /> },
  { id: 'typography', label: 'Typography', content: <Typography /> },
  { id: 'components', label: 'Components', content: <Components /> },
  { id: 'forms', label: 'Forms', content: <Forms /> },
  { id: 'layouts', label: 'Layouts', content: <Layouts /> },
]

export const GuideTabs = () => {
  const [chosen, choose] = useState('colors')
  return <Tabs label="Sections of the guide" tabs={TABS} chosen={chosen} onChoose={choose} />
}
