import type { SystemStyleObject } from '@chakra-ui/react'

const mark = {
  background: 'color-mix(in srgb, {colors.purple.solid} 13%, transparent)',
  // Without its own colors, text in forced colors gets a background that hides it.
  _highContrast: {
    background: 'Mark',
    boxShadow: 'none',
    forcedColorAdjust: 'none',
    '&, & *': { color: 'MarkText !important' },
  },
}
const rule = '1px solid color-mix(in srgb, currentColor 45%, transparent)'

const answers: SystemStyleObject = {
  '& a': {
    color: 'inherit',
    textDecoration: 'underline dotted',
    textDecorationColor: 'purple.solid',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { ...mark, textDecorationStyle: 'solid' },
  /** A blank with its label, small and in italics, instead of the answer. */
  '& .blank': {
    display: 'inline-block',
    minWidth: '6rem',
    paddingInline: '0.5rem',
    borderBottom: rule,
    fontSize: '0.75em',
    fontStyle: 'italic',
    lineHeight: '1.4',
    textAlign: 'center',
    color: 'color-mix(in srgb, {colors.fg.sheet} 78%, transparent)',
  },
  '& .blank.long': { minWidth: '12rem' },
  '& a:has(.blank)': { textDecoration: 'none' },
}

const text: SystemStyleObject = {
  '& .title': { fontSize: '1.5em', textAlign: 'center', lineHeight: '1.25' },
  '& .subtitle': { textAlign: 'center', fontStyle: 'italic' },
  '& h3': { fontSize: '1.13em', marginTop: '1.6em', lineHeight: '1.35' },
  '& h4': { fontWeight: 'semibold', marginTop: '1.1em' },
  '& p': { marginTop: '0.7em' },
  '& .number': { marginInlineEnd: '0.25em', fontVariantNumeric: 'tabular-nums' },
  '& .note': { fontSize: '0.88em' },
  '& .centered': { textAlign: 'center' },
  '& .box': { border: '1.5px solid', padding: '0 1em 0.8em', marginTop: '1em' },
  '& hr': { marginBlock: '2em', border: '0', borderTop: '1px dashed', opacity: '0.35' },
  '& [data-current]': {
    ...mark,
    boxShadow: '-0.6em 0 0 {colors.bg.sheet}, -0.75em 0 0 {colors.purple.solid}',
  },
}

const lists: SystemStyleObject = {
  '& ol, & ul': { listStyle: 'none', marginTop: '0.5em' },
  '& li': { display: 'flex', gap: '0.6em', marginTop: '0.35em' },
  '& .marker': { minWidth: '1.6em', textAlign: 'end', flexShrink: '0' },
}

const tables: SystemStyleObject = {
  '& table': { width: '100%', marginTop: '1em', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '0.35em 0.5em',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& td': { overflowWrap: 'anywhere' },
  '& th': { fontWeight: 'semibold' },
  '& .summary tr, & .form tr': { borderBottom: rule },
  '& .grid th, & .grid td': { border: rule },
  // Form labels don't break; answers are links, which break anywhere.
  '& .form td': { height: '2.2em', overflowWrap: 'break-word' },
  '& .form .blank': { minWidth: '4rem' },
}

const signatures: SystemStyleObject = {
  '& .signatures': { display: 'flex', flexWrap: 'wrap', gap: '1.5em 2em', marginTop: '1.2em' },
  '& .signer': { flex: '1 1 13em' },
  '& .role': { fontWeight: 'semibold' },
  '& .line': { display: 'flex', flexDirection: 'column', marginTop: '1.1em' },
  '& .line .value': { minHeight: '1.6em', borderBottom: rule },
  '& .line .label': { fontSize: '0.78em' },
  '& .foot': { marginTop: '3em', paddingTop: '0.6em', borderTop: rule, fontSize: '0.78em' },
}

/** The watermark is sticky, so it stays in view while scrolling. */
const watermark: SystemStyleObject = {
  position: 'relative',
  isolation: 'isolate',
  _before: {
    content: '"Preview"',
    position: 'sticky',
    top: '42%',
    display: 'block',
    height: '0',
    textAlign: 'center',
    fontSize: 'clamp(3.5rem, 20vw, 5.5rem)',
    whiteSpace: 'nowrap',
    lineHeight: '0',
    transform: 'rotate(-24deg)',
    color: 'color-mix(in srgb, {colors.purple.solid} 9%, transparent)',
    pointerEvents: 'none',
    userSelect: 'none',
    // Forced colors would make it opaque and cover the text.
    _highContrast: { zIndex: '-1', color: 'GrayText', opacity: '0.25' },
  },
}

/** One stylesheet for the whole document, because styling hundreds of runs individually would be slow. */
export const SHEET: SystemStyleObject = {
  fontFamily: 'heading',
  fontSize: '0.9375rem',
  lineHeight: '1.55',
  ...watermark,
  ...text,
  ...answers,
  ...lists,
  ...tables,
  ...signatures,
}
