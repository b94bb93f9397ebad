import type { Declaration } from './found-styles.ts'

/*
 * Of two classes of the same weight the later rule wins: a style for wide windows comes after that for all, and a
 * property after those that set it with others.
 */

/** The least widths of windows in pixels, as in web/theme.ts. */
const BREAKPOINTS: Readonly<Record<string, number>> = { sm: 480, md: 768, lg: 1024, xl: 1280 }
/** Conditions of a window that say nothing of its width, and paper. */
const [OTHER_WINDOWS, PAPER] = [5000, 9000]

/** What Chakra makes several properties of. */
const COMPOSED = new Set(['textStyle', 'layerStyle', 'srOnly', 'colorPalette', 'truncate'])

const OF_ALL_SIDES = new Set(
  (
    'all animation background bg border borderRadius columns flex font gap grid gridArea inset listStyle m margin ' +
    'mask outline overflow overscrollBehavior p padding placeContent placeItems placeSelf textDecoration transition'
  ).split(' '),
)

const OF_SOME_SIDES = new Set(
  (
    'borderBlock borderBottom borderColor borderInline borderInlineEnd borderInlineStart borderLeft borderRight ' +
    'borderStyle borderTop borderWidth boxSize flexFlow gridColumn gridRow insetX insetY insetBlock insetInline ' +
    'marginBlock marginInline marginX marginY mx my paddingBlock paddingInline paddingX paddingY px py ' +
    'scrollMargin scrollPadding'
  ).split(' '),
)

const OF_TWO_SIDES = /^border(Block|Inline)(Width|Color|Style)$/

const breadth = (property: string): number => {
  if (COMPOSED.has(property)) return 0
  if (OF_ALL_SIDES.has(property)) return 1
  if (OF_SOME_SIDES.has(property)) return 2
  return OF_TWO_SIDES.test(property) ? 3 : 4
}

const windowOf = (condition: string): number => {
  if (condition === '_print') return PAPER
  if (!condition.startsWith('@media')) return BREAKPOINTS[condition] ?? 0
  return Number(/min-width: (\d+)px/.exec(condition)?.[1] ?? OTHER_WINDOWS)
}

/** States in the order in which a later one wins. */
const STATES = ['_hover', '_focus', '_focusVisible', '_active', '_selected', '_disabled']

const rank = ({ conditions, property }: Declaration): number[] => [
  Math.max(0, ...conditions.map(windowOf)),
  breadth(property),
  Math.max(-1, ...conditions.map((condition) => STATES.indexOf(condition))),
]

/** Compares two declarations by the places of their rules in a style sheet. */
export const byPlace = (one: Declaration, other: Declaration): number => {
  const ranks = rank(other)
  const difference = rank(one)
    .map((own, index) => own - (ranks[index] ?? 0))
    .find((between) => between !== 0)
  return difference ?? 0
}
