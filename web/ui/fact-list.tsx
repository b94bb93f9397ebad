import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

const List = chakra('dl', {
  base: { '& dd': { overflowWrap: 'anywhere' } },
  variants: {
    layout: {
      columns: {
        display: 'grid',
        rowGap: '1',
        textStyle: 'sm',
        '& > div': {
          display: 'grid',
          gridTemplateColumns: 'minmax(5rem, 25%) minmax(0, 1fr)',
          gap: '4',
        },
        '& dt': { color: 'fg.muted' },
      },
      stacked: {
        display: 'grid',
        gap: '4',
        textStyle: 'sm',
        '& dt': { color: 'fg.muted' },
        '& dd': { fontWeight: 'semibold' },
      },
      prose: {
        display: 'grid',
        gap: '3',
        '& dt': { textStyle: 'sm', fontWeight: 'semibold' },
        '& dd': { color: 'fg.muted' },
      },
      ruled: {
        '& > div': { py: '3', borderTopWidth: '1px' },
        '& dt': { fontWeight: 'semibold' },
        '& dd': { maxWidth: 'prose' },
      },
    },
  },
  defaultVariants: { layout: 'columns' },
})

type Fact = { label: string; text: ReactNode }

type FactListProps = ComponentProps<typeof List> & { facts: readonly Fact[] }

/** Labels with their texts: next to each other, above each other, or between lines. */
export const FactList = ({ facts, ...list }: FactListProps) => (
  <List {...list}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </List>
)
