import { RECIPES } from 'virtual:chakra-styles'
import type { Props } from './styled.ts'

/** The class of a recipe with its variants, and the other props. */
export const recipeOf = (key: string, { ...props }: Props): { recipe: string; props: Props } => {
  let recipe = key
  for (const [variant, standard] of Object.entries(RECIPES[key] ?? {})) {
    recipe += `-${props[variant] ?? standard}`
    delete props[variant]
  }
  return { recipe, props }
}

const slots = (key: string): Record<string, string> =>
  new Proxy({}, { get: (_, slot) => `${key}-${String(slot)}` })

/** The classes of the slots of a recipe. */
export const useSlotRecipe =
  ({ key }: { key: string }) =>
  () =>
    slots(key)
