import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { SEARCH } from '../../shared/content/library.ts'
import { input } from '../theme/recipes.ts'
import { Label } from './label.ts'

/** Chakra's Input would load the code of its Field. */
const Input = chakra('input', input, {
  defaultProps: { type: 'search', placeholder: SEARCH.example },
})

const Row = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '3' },
})

type SearchFieldProps = ComponentProps<typeof Input> & { children?: ReactNode }

/** Searches the library. `children` is next to the field. */
export const SearchField = ({ children, ...field }: SearchFieldProps) => {
  const id = useId()
  return (
    <>
      <Label htmlFor={id}>{SEARCH.label}</Label>
      <Row>
        <Input id={id} {...field} />
        {children}
      </Row>
    </>
  )
}
