import { createSystem, type SystemConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { semanticTokens } from './theme/colors.ts'
import { recipes } from './theme/recipes.ts'
import { slotRecipes } from './theme/slot-recipes.ts'
import { globalCss, layerStyles, textStyles } from './theme/styles.ts'
import { keyframes, tokens } from './theme/tokens.ts'

const { background } = defaultBaseConfig.utilities ?? {}

/** Chakra also keeps each background in a variable, which nothing here reads and every page would carry. */
const withoutVariable: NonNullable<SystemConfig['utilities']>[string] = {
  ...background,
  transform: (value, args) => {
    const { '--bg-currentcolor': _, ...style } = background?.transform?.(value, args) ?? {}
    return style
  },
}

const base = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'cw',
  utilities: { background: withoutVariable },
  // Chakra's own also looks for its component Theme, which nothing here uses and every page would carry.
  conditions: { dark: '.dark &' },
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    recipes,
    slotRecipes,
  },
})

/** The first entry is the preflight: Chakra writes an unfinished layer for it even when it is off. */
const [, ...globalStyles] = base._global

/** Chakra's style engine with our own tokens and recipes only. */
export const system: typeof base = { ...base, _global: globalStyles }
