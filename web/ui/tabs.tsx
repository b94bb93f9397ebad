import { Box, useSlotRecipe } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

/** The id to which a key moves from `current`, wrapping round at the ends; undefined for other keys. */
export const neighbour = (
  ids: readonly string[],
  current: string,
  key: string,
): string | undefined => {
  const steps: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 }
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  const step = steps[key]
  if (step === undefined) return undefined
  return ids[(ids.indexOf(current) + step + ids.length) % ids.length]
}

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

type TriggerProps = Pick<TabsProps, 'onChoose'> & {
  tab: Tab
  base: string
  selected: boolean
  /** Whether the Tab key stops here: at the chosen tab, or at the first one. */
  reachable: boolean
}

const Trigger = ({ tab, base, selected, reachable, onChoose }: TriggerProps) => {
  const styles = useSlotRecipe({ key: 'tabs' })()
  return (
    <Box
      as="button"
      role="tab"
      id={`${base}-tab-${tab.id}`}
      data-tab={tab.id}
      aria-selected={selected}
      aria-controls={`${base}-panel`}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onChoose(tab.id)}
      css={styles.trigger}
    >
      {tab.label}
    </Box>
  )
}

/** Tabs after the ARIA pattern: arrows, Home and End move and choose; one panel is drawn. */
export const Tabs = ({ label, tabs, chosen, onChoose, children, otherwise }: TabsProps) => {
  const styles = useSlotRecipe({ key: 'tabs' })()
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    // The focus moves at once; `chosen` may follow later, when it comes from the address.
    const focused = list.current?.querySelector<HTMLElement>('[role="tab"]:focus')
    const next = neighbour(
      tabs.map(({ id }) => id),
      focused?.dataset.tab ?? chosen ?? '',
      event.key,
    )
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <Box css={styles.root}>
      <Box ref={list} role="tablist" aria-label={label} onKeyDown={move} css={styles.list}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            tab={tab}
            base={base}
            selected={tab.id === chosen}
            reachable={tab.id === (chosen ?? tabs[0]?.id)}
            onChoose={onChoose}
          />
        ))}
      </Box>
      {children}
      <Box
        role="tabpanel"
        id={`${base}-panel`}
        aria-label={chosen === undefined ? label : undefined}
        aria-labelledby={chosen === undefined ? undefined : `${base}-tab-${chosen}`}
        css={styles.content}
      >
        {tabs.find(({ id }) => id === chosen)?.content ?? otherwise}
      </Box>
    </Box>
  )
}
