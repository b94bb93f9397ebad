/** The size of a link that stands alone: tall enough for a finger on a narrow screen. */
export const TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
} as const
