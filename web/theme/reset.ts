import { defineGlobalStyles } from '@chakra-ui/react'

/**
 * The reset of the browsers' own styles is part of every page, and a page that fits into the first
 * congestion window of a connection is painted a round trip earlier: Chakra's preflight, made for older
 * browsers too, is three times as long.
 */
export const reset = defineGlobalStyles({
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'border',
  },
  '*': { margin: '0', padding: '0', font: 'inherit' },
  ':root': {
    fontFamily: 'body',
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    overflowWrap: 'break-word',
  },
  'img, svg, iframe': { display: 'block' },
  // Every picture is a page: white paper glares at night.
  img: { maxWidth: '100%', height: 'auto', _dark: { filter: 'brightness(0.88)' } },
  'ol, ul': { listStyle: 'none' },
  'button, input, select, textarea': { color: 'inherit' },
  button: { background: 'none' },
  'input:where([type=text], [type=email], [type=search])': { appearance: 'none' },
  textarea: { resize: 'vertical' },
  table: { borderCollapse: 'collapse' },
  hr: { borderTopWidth: '1px' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  strong: { fontWeight: 'semibold' },
  em: { fontStyle: 'italic' },
  'code, pre': { fontFamily: 'mono' },
  '[hidden]:where(:not([hidden=until-found]))': { display: 'none !important' },
})
