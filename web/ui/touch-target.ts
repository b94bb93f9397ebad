/** The minimum touch target of a standalone link; smaller from `md` up. */
export const TOUCH_TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
} as const
