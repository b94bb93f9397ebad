import { Box, chakra, Input } from '@chakra-ui/react'
import { useId } from 'react'
import { SEARCH } from '../../../shared/content/library.ts'
import { useEarlyInput } from '../../ui/hooks/use-early-input.ts'

type SearchBoxProps = { query: string; onQuery: (query: string) => void }

/** The search field; results are in search-results.tsx. */
export const SearchBox = ({ query, onQuery }: SearchBoxProps) => {
  const field = useId()
  const input = useEarlyInput<HTMLInputElement>(({ value }) => value && onQuery(value))
  return (
    <Box role="search">
      <chakra.label htmlFor={field} display="block" fontWeight="semibold" mb="1.5">
        {SEARCH.label}
      </chakra.label>
      <Input
        ref={input}
        id={field}
        type="search"
        placeholder={SEARCH.example}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </Box>
  )
}
