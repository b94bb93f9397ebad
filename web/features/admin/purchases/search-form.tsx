import { Button, chakra, Flex, Grid, Input, NativeSelect, Text } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { PurchaseFilter } from '../../../../shared/api/recent-purchases.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { Field } from '../parts/field.tsx'
import { useDraft } from '../sign-in/drafts.ts'
import { STATUS_TEXT } from './purchase-facts.ts'
import { EVERYTHING, isReversed, type Search } from './purchase-search.ts'

const STATES: readonly { state: PurchaseFilter; label: string }[] = [
  { state: 'sold', label: 'Paid for' },
  { state: 'all', label: 'All' },
  { state: 'ready', label: STATUS_TEXT.ready },
  { state: 'paid', label: STATUS_TEXT.paid },
  { state: 'revoked', label: STATUS_TEXT.revoked },
  { state: 'unmatched', label: STATUS_TEXT.unmatched },
  { state: 'open', label: STATUS_TEXT.open },
  { state: 'failed', label: STATUS_TEXT.failed },
  { state: 'expired', label: STATUS_TEXT.expired },
]

const DOCUMENTS = enabledEntries().toSorted((a, b) => a.title.localeCompare(b.title))

type ChoiceProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

const Choice = ({ label, value, onChoose, children }: ChoiceProps) => {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={id}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  )
}

type TextProps = {
  label: string
  type: 'search' | 'date'
  hint?: string
  value: string
  onType: (value: string) => void
}

const TextBox = ({ label, type, hint, value, onType }: TextProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <Input
        id={id}
        type={type}
        autoComplete="off"
        maxLength={300}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}

const isStates = (value: string): value is PurchaseFilter =>
  STATES.some(({ state }) => state === value)

type FiltersProps = { search: Search; onChange: (changes: Partial<Search>) => void }

const Filters = ({ search, onChange }: FiltersProps) => (
  <Grid columnGap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
    <Choice
      label="State"
      value={search.state}
      onChoose={(state) => isStates(state) && onChange({ state })}
    >
      {STATES.map(({ state, label }) => (
        <option key={state} value={state}>
          {label}
        </option>
      ))}
    </Choice>
    <Choice
      label="Document"
      value={search.document}
      onChoose={(document) => onChange({ document })}
    >
      <option value="">All documents</option>
      {DOCUMENTS.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Choice>
    <TextBox
      type="date"
      label="From"
      hint="Days of UTC"
      value={search.from}
      onType={(from) => onChange({ from })}
    />
    <TextBox type="date" label="To" value={search.to} onType={(to) => onChange({ to })} />
  </Grid>
)

type SearchFormProps = {
  onSearch: (search: Search) => void
  /** Further actions on what is looked for. */
  actions: (search: Search) => ReactNode
}

/** What was typed survives signing in again. */
export const SearchForm = ({ onSearch, actions }: SearchFormProps) => {
  const [text, setText] = useDraft('purchases.search')
  const [others, setOthers] = useState(EVERYTHING)
  const search = { ...others, text: text.trim() }
  const isWrong = isReversed(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) onSearch(search)
  }
  return (
    <chakra.form role="search" onSubmit={submit} mb="6">
      <TextBox
        type="search"
        label="Email address or part of it, document, order, payment, session or link"
        value={text}
        onType={setText}
      />
      <Filters search={search} onChange={(changes) => setOthers({ ...others, ...changes })} />
      <Text role="status" color="fg.error" mb="3" _empty={{ display: 'none' }}>
        {isWrong && 'The first day is after the last one. Please swap them.'}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button type="submit">Search</Button>
        {actions(search)}
      </Flex>
    </chakra.form>
  )
}
