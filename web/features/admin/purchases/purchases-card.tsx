import { Button, chakra, Flex, Grid, Input, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { PurchaseFilter } from '../../../../shared/api/recent-purchases.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { RECORD_DAYS } from '../../../../shared/retention.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { Field } from '../../../ui/field.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { LabeledSelect } from '../../../ui/select.tsx'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { useDraft } from '../sign-in/drafts.ts'
import { ActionButton, attempt } from '../ui/actions.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PurchaseList } from './purchase-list.tsx'
import { adminKey, DEFAULT_SEARCH, findPage, findPaid, type Search } from './purchase-search.ts'
import { purchasesCsv } from './purchases-csv.ts'

/** A stored status may cover several states. */
const STATUSES: Record<PurchaseFilter, string> = {
  sold: 'Paid for',
  all: 'All',
  ready: 'Ready, link active or expired',
  paid: STATE_TEXTS.paid.admin,
  revoked: 'Refunded, disputed or deleted',
  unmatched: STATE_TEXTS.unmatched.admin,
  open: STATE_TEXTS.open.admin,
  failed: STATE_TEXTS.failed.admin,
  expired: STATE_TEXTS.checkout_expired.admin,
}

const isPurchaseFilter = (value: string): value is PurchaseFilter => Object.hasOwn(STATUSES, value)

const STATUS_OPTIONS = Object.entries(STATUSES).map(([value, label]) => ({ value, label }))

const DOCUMENT_OPTIONS = enabledEntries()
  .map(({ id, title }) => ({ value: id, label: title }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const DAYS = [
  { key: 'from', label: 'From', hint: 'Days are in UTC' },
  { key: 'to', label: 'To', hint: undefined },
] as const

type FiltersProps = { search: Search; onChange: (changes: Partial<Search>) => void }

const Filters = ({ search, onChange }: FiltersProps) => (
  <Grid columnGap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
    <LabeledSelect
      mb="4"
      label="Status"
      value={search.state}
      options={STATUS_OPTIONS}
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
    {DAYS.map(({ key, label, hint }) => (
      <Field key={key} mb="4" label={label} hint={hint}>
        <Input
          type="date"
          value={search[key]}
          onChange={({ target }) => onChange({ [key]: target.value })}
        />
      </Field>
    ))}
  </Grid>
)

/** "purchases_2026-10-01_2026-10-31.csv" */
const fileNameOf = ({ from, to }: Search) =>
  `${['purchases', from, to].filter(Boolean).join('_')}.csv`

const Export = ({ search }: { search: Search }) => {
  const { call } = useAdmin()
  const save = () =>
    attempt(MESSAGES.admin.exportFailed, async () => {
      const csv = purchasesCsv(await findPaid(call, search))
      await saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileNameOf(search))
    })
  return (
    <ActionButton label="Export CSV" itemName="payments on these days" size="md" action={save} />
  )
}

/** The text survives signing in again. */
const SearchForm = ({ onSearch }: { onSearch: (search: Search) => void }) => {
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
        <Export search={search} />
      </Flex>
    </chakra.form>
  )
}

/** Purchases, newest first, paginated. Each search starts at the newest. */
export const PurchasesCard = () => {
  const [search, setSearch] = useState(DEFAULT_SEARCH)
  /** The start of each page after the first. */
  const [pages, setPages] = useState<readonly string[]>([])
  const before = pages.at(-1)
  const startSearch = (next: Search) => {
    setSearch(next)
    setPages([])
  }
  return (
    <NoticeCard
      title="Purchases"
      text={`Find a purchase, see what happened to it, and help its buyer. Purchases are stored for ${RECORD_DAYS} days; export them for your records before that.`}
    >
      <SearchForm onSearch={startSearch} />
      {before && (
        <Button mb="4" variant="outline" onClick={() => setPages(pages.slice(0, -1))}>
          Newer purchases
        </Button>
      )}
      <Loaded
        cacheKey={adminKey('purchases', search, before)}
        load={(call) => findPage(call, search, before)}
        busy="Searching..."
      >
        {({ purchases, next }) => (
          <>
            <PurchaseList
              label="Purchases found"
              purchases={purchases}
              // How far back a partial page reaches.
              empty={
                next
                  ? `None opened since ${longDate(next)}. See older ones.`
                  : 'No purchases found.'
              }
            />
            {next && (
              <Button mt="4" variant="outline" onClick={() => setPages([...pages, next])}>
                Older purchases
              </Button>
            )}
          </>
        )}
      </Loaded>
    </NoticeCard>
  )
}
