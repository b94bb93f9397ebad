import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { semanticTokens } from './theme/colors.ts'
import { recipes } from './theme/recipes.ts'
import { slotRecipes } from './theme/slot-recipes.ts'
import { globalCss, layerStyles, textStyles } from './theme/styles.ts'
import { keyframes, tokens } from './theme/tokens.ts'

const made = createSystem(defaultBaseConfig, {
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

/** The first is the preflight, which Chakra writes as an unfinished layer when it is off. */
const [, ...globalStyles] = made._global

/** Ink on paper: Chakra's style engine with our own measures, colours and recipes only. */
export const system: typeof made = { ...made, _global: globalStyles }
