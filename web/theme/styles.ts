import { defineGlobalStyles, defineLayerStyles, defineTextStyles } from '@chakra-ui/react'

const text = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } })
const heading = (fontSize: string, lineHeight: string) => ({
  value: { fontSize, lineHeight, letterSpacing: 'tight' },
})

export const textStyles = defineTextStyles({
  xs: text('xs', '1.125rem'),
  sm: text('sm', '1.375rem'),
  md: text('md', '1.6rem'),
  lg: text('lg', '1.75rem'),
  xl: text('xl', '1.875rem'),
  '2xl': heading('2xl', '2rem'),
  '3xl': heading('3xl', '2.375rem'),
  '4xl': heading('4xl', '2.75rem'),
  '5xl': heading('5xl', '3.375rem'),
  '6xl': heading('6xl', '4rem'),
})

export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
  /** The line under the selected tab. */
  'indicator.bottom': {
    value: {
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        bottom: '-1px',
        insetInline: '0',
        height: '2px',
        background: 'colorPalette.solid',
        _highContrast: { background: 'Highlight' },
      },
    },
  },
  /** A document page. */
  sheet: {
    value: {
      background: 'bg.sheet',
      color: 'fg.sheet',
      borderRadius: '2px',
      boxShadow: 'sheet',
      // Forced colors remove the shadow.
      _highContrast: { outline: '1px solid' },
    },
  },
})

export const globalCss = defineGlobalStyles({
  html: {
    // Chakra's preflight reads these.
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    bg: 'bg',
    color: 'fg',
    lineHeight: '1.6',
    colorPalette: 'purple',
    scrollPaddingTop: '5rem',
    // Avoids widows.
    textWrap: 'pretty',
    _print: { bg: 'white', color: 'black' },
  },
  // Images show white document pages, which glare in dark mode.
  img: { _dark: { filter: 'brightness(0.88)' } },
  strong: { fontWeight: 'semibold' },
  'h1, h2, h3, h4': { fontFamily: 'heading', fontWeight: 'semibold', textWrap: 'balance' },
  'h3, h4': { textStyle: 'lg' },
  'h1:focus, main:focus': { outline: 'none' },
  'summary::marker': { color: 'purple.fg' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  // A CSS border icon takes the text color in both modes.
  '::-webkit-calendar-picker-indicator': {
    bg: 'none',
    boxSizing: 'border-box',
    w: '1.125rem',
    h: '1rem',
    p: '0',
    border: '1.5px solid currentColor',
    borderTopWidth: '5px',
    borderRadius: '2px',
    color: 'fg.muted',
    cursor: 'pointer',
  },
  '*::selection': { bg: 'purple.muted' },
  // Forced colors override `mark` colors except system colors.
  mark: { _highContrast: { background: 'Mark !important', color: 'MarkText !important' } },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'purple.border',
    outlineOffset: '2px',
    _highContrast: { outlineColor: 'Highlight' },
  },
  '*, *::before, *::after': {
    // The footer is dark in both modes, so its tokens are resolved per element.
    borderColor: 'border',
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  svg: { flexShrink: 0 },
  '.sr-only': { srOnly: true },
  '[data-no-print]': { _print: { display: 'none !important' } },
})
