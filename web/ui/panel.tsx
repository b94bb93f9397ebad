import { chakra } from '@chakra-ui/react'

const accent = (color: string) => ({ borderTopWidth: '3px', borderTopColor: color })
const note = (background: string, line: string) => ({
  p: '4',
  bg: background,
  borderColor: 'transparent',
  borderInlineStartWidth: '3px',
  borderInlineStartColor: line,
})

/** A framed section. `tone` marks a note; `accent` marks the most important one. */
export const Panel = chakra('section', {
  base: { p: { base: '5', md: '6' }, bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l2' },
  variants: {
    tone: {
      muted: { p: '4', bg: 'bg.muted', borderColor: 'transparent' },
      warning: note('bg.warning', 'amber.border'),
      error: note('bg.error', 'border.error'),
      success: { ...note('bg.success', 'border.success'), color: 'fg.success' },
    },
    accent: {
      purple: accent('purple.solid'),
      amber: accent('amber.border'),
      green: accent('green.solid'),
    },
  },
})
