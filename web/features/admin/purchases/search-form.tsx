import { Button, chakra, Flex, Grid, Input, Text } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { PurchaseFilter } from '../../../../shared/api/recent-purchases.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { Field } from '../../../ui/field.tsx'
import { LabeledSelect } from '../../../ui/select.tsx'
import { useDraft } from '../sign-in/drafts.ts'
import { STATUS_TEXT } from './purchase-facts.ts'
import { DEFAULT_SEARCH, type Search } from './purchase-search.ts'

const STATE_OPTIONS: readonly { value: PurchaseFilter; label: string }[] = [
  { value: 'sold', label: 'Paid for' },
  { value: 'all', label: 'All' },
  { value: 'ready', label: STATUS_TEXT.ready },
  { value: 'paid', label: STATUS_TEXT.paid },
  { value: 'revoked', label: STATUS_TEXT.revoked },
  { value: 'unmatched', label: STATUS_TEXT.unmatched },
  { value: 'open', label: STATUS_TEXT.open },
  { value: 'failed', label: STATUS_TEXT.failed },
  { value: 'expired', label: STATUS_TEXT.expired },
]

const DOCUMENT_OPTIONS = enabledEntries()
  .map(({ id, title }) => ({ value: id, label: title }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const isPurchaseFilter = (value: string): value is PurchaseFilter =>
  STATE_OPTIONS.some((known) => known.value === value)

type FiltersProps = { search: Search; onChange: (changes: Partial<Search>) => void }

const Filters = ({ search, onChange }: FiltersProps) => (
  <Grid columnGap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
    <LabeledSelect
      mb="4"
      label="Status"
      value={search.state}
      options={STATE_OPTIONS}
      onChoose={(state) => isPurchaseFilter(state) && onChange({ state })}
    />
    <LabeledSelect
      mb="4"
      label="Document"
      value={search.document}
      placeholder="All documents"
      options={DOCUMENT_OPTIONS}
      onChoose={(document) => onChange({ document })}
    />
    <Field mb="4" label="From" hint="Days are in UTC">
      <Input
        type="date"
        value={search.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
    </Field>
    <Field mb="4" label="To">
      <Input
        type="date"
        value={search.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </Field>
  </Grid>
)

type SearchFormProps = {
  onSearch: (search: Search) => void
  /** Additional actions for the current search. */
  actions: (search: Search) => ReactNode
}

/** The text survives signing in again. */
export const SearchForm = ({ onSearch, actions }: SearchFormProps) => {
  const [text, setText] = useDraft('purchases.search')
  const [filters, setFilters] = useState(DEFAULT_SEARCH)
  const search = { ...filters, text: text.trim() }
  const { from, to } = filters
  const hasReversedDates = from !== '' && to !== '' && from > to
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasReversedDates) onSearch(search)
  }
  return (
    <chakra.form role="search" onSubmit={submit} mb="6">
      <Field
        mb="4"
        label="Email address or part of it, amount, card, document, US state, order, payment, session or link"
      >
        <Input
          type="search"
          autoComplete="off"
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Filters search={search} onChange={(changes) => setFilters({ ...filters, ...changes })} />
      <Text role="status" color="fg.error" mb="3" _empty={{ display: 'none' }}>
        {hasReversedDates && 'The start date is after the end date. Please swap them.'}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button type="submit">Search</Button>
        {actions(search)}
      </Flex>
    </chakra.form>
  )
}
