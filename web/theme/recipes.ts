import { defineRecipe } from '@chakra-ui/react'
import { control } from './control-sizes.ts'

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { layerStyle: 'disabled' },
    _print: { display: 'none' },
  },
  variants: {
    size: {
      sm: { minH: { base: '11', md: '9' }, px: '3', py: '1', textStyle: 'sm' },
      md: { minH: '11', px: '4', py: '2', textStyle: 'sm' },
      lg: { minH: '12', px: '6', py: '2', textStyle: 'md' },
    },
    variant: {
      solid: {
        // Keeps the primary button recognizable with forced colors.
        _highContrast: { bg: 'ButtonText', color: 'ButtonFace', forcedColorAdjust: 'none' },
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solid/88' },
      },
      outline: {
        borderColor: 'border.emphasized',
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'bg.muted' },
      },
      ghost: { color: 'fg', bg: 'transparent', _hover: { bg: 'bg.muted' } },
      plain: {
        color: 'colorPalette.fg',
        bg: 'transparent',
        px: '0',
        // Forced colors would make the transparent border visible.
        borderWidth: '0',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

const link = defineRecipe({
  className: 'link',
  base: {
    color: 'purple.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      underline: {},
      plain: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
})

const heading = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', textWrap: 'balance' },
  variants: {
    size: {
      md: { textStyle: 'lg' },
      lg: { textStyle: 'xl' },
      xl: { textStyle: '2xl' },
      '2xl': { textStyle: { base: '2xl', md: '3xl' } },
      '3xl': { textStyle: { base: '3xl', md: '4xl' } },
      '4xl': { textStyle: { base: '4xl', md: '5xl' } },
    },
  },
  defaultVariants: { size: 'xl' },
})

const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'colorPalette.muted',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    px: '2',
    textStyle: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
})

export const input = defineRecipe({
  className: 'input',
  base: {
    ...control,
    px: '3',
    '&::file-selector-button': {
      me: '3',
      px: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.emphasized',
      borderRadius: 'l1',
      bg: 'transparent',
      color: 'fg',
      textStyle: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
  variants: { size: { md: { minH: '11' }, lg: { minH: '12' } } },
  defaultVariants: { size: 'md' },
})

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...control, minH: '24', px: '3', py: '2', lineHeight: '1.5' },
})

const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    boxSize: '1.25em',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'spin',
  },
})

/** The recipes in use, by Chakra component name. Others aren't bundled. */
export const recipes = {
  button,
  link,
  heading,
  badge,
  input,
  textarea,
  spinner,
}
