import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { SEARCH } from '../../../shared/content/library.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'

type SearchBoxProps = { query: string; onQuery: (query: string) => void }

/** The field of the search. Its results come with search-results.tsx. */
export const SearchBox = ({ query, onQuery }: SearchBoxProps) => {
  const field = useId()
  const input = useEarlyInput<HTMLInputElement>(({ value }) => value && onQuery(value))
  return (
    <Box maxW="lg" mb="8" role="search">
      <chakra.label htmlFor={field} display="block" fontWeight="semibold" mb="1">
        {SEARCH.label}
      </chakra.label>
      <chakra.input
        ref={input}
        w="full"
        minH="12"
        px="4"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="l2"
        id={field}
        type="search"
        placeholder={SEARCH.example}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </Box>
  )
}
