import { chakra } from '@chakra-ui/react'
import { SEARCH } from '../../shared/content/library.ts'
import { input } from '../theme/recipes.ts'

/** Searches the library. Chakra's Input would load the code of its Field. */
export const SearchInput = chakra('input', input, {
  defaultProps: { type: 'search', placeholder: SEARCH.example },
})
