import { chakra } from '@chakra-ui/react'
import { input, textarea } from '../../../theme/recipes.ts'

/* Chakra's Input and Textarea would load the code of its Field, which a question doesn't use. */

export const Input = chakra('input', input)
export const Textarea = chakra('textarea', textarea)
