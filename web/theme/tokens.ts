import { defineTokens } from '@chakra-ui/react'

/* The steps in use. One step is 0.25 rem (4 px). */
const SPACES = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 32]
const SIZES = [1.5, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 24, 44, 64]

const scale = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

const values = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

const widths = values({
  full: '100%',
  // 68 Inter digits. `ch` would change when the fallback font is replaced and shift the layout.
  prose: '42.9em',
  page: '72rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '5xl': '64rem',
})

/** Tokens that are the same in both color modes. Named like Chakra's, so that its recipes work. */
export const tokens = defineTokens({
  spacing: scale(SPACES),
  sizes: { ...scale(SIZES), ...widths },
  fonts: values({
    heading: "'Source Serif 4', 'Source Serif 4 fallback', Georgia, serif",
    body: "Inter, 'Inter fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  }),
  fontSizes: values({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
  }),
  /** Two weights are bundled; all names map to one of them. */
  fontWeights: values({ normal: '400', semibold: '600' }),
  letterSpacings: values({ tight: '-0.015em', wider: '0.06em' }),
  radii: values({ l1: '0.25rem', l2: '0.375rem', full: '9999px' }),
  durations: values({ fast: '120ms' }),
  animations: values({ spin: 'spin 0.9s linear infinite' }),
  zIndex: values({ docked: '10', sticky: '1100', modal: '1400', skipNav: '1600' }),
})

export const keyframes = {
  spin: { '100%': { transform: 'rotate(360deg)' } },
  load: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
}
