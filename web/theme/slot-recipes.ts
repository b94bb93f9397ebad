import { defineSlotRecipe } from '@chakra-ui/react'
import { control } from './control-sizes.ts'

const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      columnGap: { base: '0', md: '6' },
      borderBottomWidth: { md: '1px' },
      borderColor: 'border',
      flexWrap: 'wrap',
      _print: { display: 'none' },
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
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: '6' },
  },
})

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'closeTrigger'],
  base: {
    root: {
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
      boxShadow: 'paper',
      position: 'relative',
      touchAction: 'pan-y',
      animation: 'fade-in 160ms ease-out',
      '&[data-type=success]': { borderInlineStartColor: 'green.solid' },
      '&[data-type=error]': { borderInlineStartColor: 'red.solid' },
      '&[data-type=warning]': { borderInlineStartColor: 'amber.solid' },
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

const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: 'full', height: 'fit' },
    field: {
      ...control,
      minH: '11',
      ps: '3',
      pe: '10',
      '& > option, & > optgroup': { bg: 'bg.panel' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '0',
      height: 'full',
      display: 'inline-flex',
      alignItems: 'center',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: '1.25em' },
    },
  },
})

/** The slot recipes in use, by the names of Chakra's components. */
export const slotRecipes = { tabs, toast, nativeSelect }
