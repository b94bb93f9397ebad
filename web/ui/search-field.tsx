import { chakra, Flex } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { SEARCH } from '../../shared/content/library.ts'
import { input } from '../theme/recipes.ts'
import { Label } from './label.ts'

/** Chakra's Input would load the code of its Field. */
const Input = chakra('input', input, {
  defaultProps: { type: 'search', placeholder: SEARCH.example },
})

/** Searches the library. `children` is next to the field. */
export const SearchField = ({ children, ...field }: ComponentProps<typeof Input>) => {
  const id = useId()
  return (
    <>
      <Label htmlFor={id}>{SEARCH.label}</Label>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <Input id={id} {...field} />
        {children}
      </Flex>
    </>
  )
}
