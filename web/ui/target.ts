/** The minimum touch target size of a standalone link on narrow screens. */
export const TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
} as const
