import { useId } from 'react'
import { SEARCH } from '../../../shared/content/library.ts'
import { useEarlyInput } from '../../ui/hooks/use-hydrated.ts'
import { Label } from '../../ui/label.ts'
import { SearchInput } from '../../ui/search-input.ts'

type SearchBoxProps = { query: string; onQuery: (query: string) => void }

/** The search field; results are in search-results.tsx. */
export const SearchBox = ({ query, onQuery }: SearchBoxProps) => {
  const input = useEarlyInput<HTMLInputElement>(({ value }) => value && onQuery(value))
  const id = useId()
  return (
    <search>
      <Label htmlFor={id}>{SEARCH.label}</Label>
      <SearchInput
        id={id}
        ref={input}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </search>
  )
}
