import { defineStyle } from '@chakra-ui/react'

/** The style that text boxes and lists share. Text of 16 px keeps phones from zooming in. */
export const control = defineStyle({
  width: 'full',
  minW: '0',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  textStyle: 'md',
  textAlign: 'start',
  appearance: 'none',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'purple.border',
    outlineOffset: '-1px',
    _highContrast: { outlineColor: 'Highlight' },
  },
  _disabled: { layerStyle: 'disabled' },
  // With forced colors, all borders have the same color.
  _invalid: { borderColor: 'border.error', _highContrast: { borderWidth: '3px' } },
})
