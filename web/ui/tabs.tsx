import { Tabs as ChakraTabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = {
  /** The tab list's name for assistive technology. */
  label: string
  tabs: readonly Tab[]
  /** Undefined when the address names no tab. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Content between the tab list and the panel. */
  children?: ReactNode
  /** The panel's content while no tab is chosen. */
  otherwise?: ReactNode
}

/** Links to a tab name it after "#": the tab list's ids are those of the address. */
const IDS = { trigger: (value: string) => value }

/** Tabs of which only the chosen panel is rendered. */
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
          // While no tab is chosen, the Tab key stops at the first one.
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
