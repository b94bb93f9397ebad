import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { semanticTokens } from './colors.ts'
import { recipes } from './recipes.ts'
import { slotRecipes } from './slot-recipes.ts'
import { globalCss, layerStyles, textStyles } from './styles.ts'
import { keyframes, tokens } from './tokens.ts'

const config = defineConfig({
  preflight: true,
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

/** Chakra's base config with only our tokens and used recipes, to keep the bundle small. */
export const system = createSystem(defaultBaseConfig, config)
