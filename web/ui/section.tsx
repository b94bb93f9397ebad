import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

const Root = chakra('section', {
  base: {
    py: { base: '12', md: '20' },
    '& > header': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      mb: { base: '6', md: '8' },
      '& h2': { textStyle: { base: '2xl', md: '3xl' } },
      '& p': {
        gridColumn: '1 / -1',
        maxW: 'prose',
        color: 'fg.muted',
        textStyle: { base: 'md', md: 'lg' },
      },
    },
  },
  variants: {
    /** A full-width darker background. The clip limits the shadow that paints it to the section's height. */
    band: {
      true: {
        bg: 'bg.subtle',
        boxShadow: '0 0 0 100vmax {colors.bg.subtle}',
        clipPath: 'inset(0 -100vmax)',
      },
    },
  },
})

type SectionProps = ComponentProps<typeof Root> & {
  title: string
  intro?: ReactNode
  /** Next to the title. */
  action?: ReactNode
}

/** A part of a long page. Alternating sections are bands. */
export const Section = ({ title, intro, action, children, ...section }: SectionProps) => (
  <Root {...section}>
    <header>
      <h2>{title}</h2>
      {action}
      {intro && <p>{intro}</p>}
    </header>
    {children}
  </Root>
)

/**
 * On phones, a list becomes a horizontal scroller whose next item peeks in. Positioned, so that
 * absolute children don't widen the page.
 */
export const PHONE_SCROLLER = {
  mdDown: {
    display: 'grid',
    position: 'relative',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: '84%',
    gap: '5',
    overflowX: 'auto',
    marginInline: '-4',
    paddingInline: '4',
    scrollPaddingInline: '4',
    scrollSnapType: 'x mandatory',
    '& > li': { scrollSnapAlign: 'start' },
  },
}
