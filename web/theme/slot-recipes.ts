import { defineSlotRecipe } from '@chakra-ui/react'

const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: {
      display: 'flex',
      columnGap: { base: '0', md: '6' },
      borderBottomWidth: { md: '1px' },
      borderColor: 'border',
      flexWrap: 'wrap',
      _print: { display: 'none' },
      // On phones, four tabs wrap two by two, so that none is alone in a row.
      mdDown: {
        '&:has(> :nth-of-type(4):last-of-type)': {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
        },
      },
    },
    trigger: {
      minH: '11',
      flexShrink: 0,
      // On a phone, tabs share the width of their row, and each row has its line.
      flexGrow: { base: '1', md: '0' },
      borderBottomWidth: { base: '1px', md: '0' },
      paddingInline: { base: '1.5', md: '0' },
      cursor: 'pointer',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textStyle: 'sm',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', layerStyle: 'indicator.bottom' },
      // On wide screens, tabs have no padding that keeps the ring off the text.
      _focusVisible: { outlineOffset: { base: '-2px', md: '2px' } },
    },
    content: { pt: '6' },
  },
})

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      width: '356px',
      maxWidth: 'calc(100vw - 2rem)',
      ps: '4',
      pe: '10',
      py: '3',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderInlineStartWidth: '3px',
      borderColor: 'border',
      borderInlineStartColor: 'purple.solid',
      borderRadius: 'l2',
      boxShadow: 'sheet',
      touchAction: 'pan-y',
      // Otherwise dragging would select text.
      userSelect: 'none',
      overflowWrap: 'anywhere',
      // Set by the toaster for stacking.
      translate: 'var(--x) var(--y)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate 160ms ease-out, opacity 160ms ease-out',
      _focusVisible: { outlineOffset: '-2px' },
      '&[data-type=success]': { borderInlineStartColor: 'green.solid' },
      '&[data-type=error]': { borderInlineStartColor: 'red.solid' },
      '&[data-type=warning]': { borderInlineStartColor: 'amber.solid' },
    },
    indicator: {
      flexShrink: 0,
      boxSize: '5',
      '[data-type=success] > &': { color: 'fg.success' },
      '[data-type=error] > &': { color: 'fg.error' },
      '[data-type=warning] > &': { color: 'fg.warning' },
    },
    title: { fontWeight: 'semibold', textStyle: 'sm' },
    description: { textStyle: 'sm', color: 'fg.muted' },
    closeTrigger: {
      position: 'absolute',
      top: '1',
      insetEnd: '1',
      boxSize: '8',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      color: 'fg.muted',
      borderRadius: 'l2',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
  },
})

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'header',
    'body',
    'footer',
    'title',
    'description',
    'closeTrigger',
  ],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'modal', bg: 'rgb(18 22 31 / 0.55)' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      padding: '4',
      overscrollBehavior: 'none',
    },
    content: {
      position: 'relative',
      width: 'full',
      maxHeight: 'full',
      margin: 'auto',
      padding: { base: '5', md: '6' },
      overflowY: 'auto',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'l2',
      boxShadow: 'sheet',
      outline: 'none',
      _open: { animation: 'fade-in 160ms ease-out' },
    },
    title: {
      textStyle: 'xl',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      mb: '3',
      pe: '10',
      outline: 'none',
    },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
})

/** The slot recipes in use, by Chakra component name. */
export const slotRecipes = { tabs, toast, dialog }
