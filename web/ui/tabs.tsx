import { Tabs as ChakraTabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = {
  /** The tab list's name for assistive technology. */
  label: string
  tabs: readonly Tab[]
  /** Undefined if the URL has no tab. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Content between the tab list and the panel. */
  children?: ReactNode
  /** Shown while no tab is selected. */
  otherwise?: ReactNode
}

/** The tab list's ids match the "#tab" hashes in URLs. */
const IDS = { trigger: (value: string) => value }

/** Tabs that render only the selected panel. */
export const Tabs = ({ label, tabs, chosen, onChoose, children, otherwise }: TabsProps) => (
  <ChakraTabs.Root
    ids={IDS}
    value={chosen ?? null}
    onValueChange={({ value }) => onChoose(value)}
    lazyMount
    unmountOnExit
  >
    <ChakraTabs.List aria-label={label}>
      {tabs.map(({ id, label: name }, index) => (
        <ChakraTabs.Trigger
          key={id}
          value={id}
          // Without a selection, the first tab is focusable.
          {...(chosen === undefined && index === 0 && { tabIndex: 0 })}
        >
          {name}
        </ChakraTabs.Trigger>
      ))}
    </ChakraTabs.List>
    {children}
    {tabs.map(({ id, content }) => (
      <ChakraTabs.Content key={id} value={id}>
        {content}
      </ChakraTabs.Content>
    ))}
    {chosen === undefined && otherwise}
  </ChakraTabs.Root>
)
