import { Input } from '@chakra-ui/react'
import { SEARCH } from '../../../shared/content/library.ts'
import { Field } from '../../ui/field.tsx'
import { useEarlyInput } from '../../ui/hooks/use-early-input.ts'

type SearchBoxProps = { query: string; onQuery: (query: string) => void }

/** The search field; results are in search-results.tsx. */
export const SearchBox = ({ query, onQuery }: SearchBoxProps) => {
  const input = useEarlyInput<HTMLInputElement>(({ value }) => value && onQuery(value))
  return (
    <Field label={SEARCH.label} role="search">
      <Input
        ref={input}
        type="search"
        placeholder={SEARCH.example}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </Field>
  )
}
