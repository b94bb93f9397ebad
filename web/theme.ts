import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { semanticTokens } from './theme/colors.ts'
import { recipes } from './theme/recipes.ts'
import { slotRecipes } from './theme/slot-recipes.ts'
import { globalCss, layerStyles, textStyles } from './theme/styles.ts'
import { keyframes, tokens } from './theme/tokens.ts'

const base = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'cw',
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
