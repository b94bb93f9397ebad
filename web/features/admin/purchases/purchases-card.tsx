import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import useSWR from 'swr'
import type { PurchasePage } from '../../../../shared/api/recent-purchases.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { RECORD_DAYS } from '../../../../shared/retention.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { Busy } from '../../../ui/busy.tsx'
import { longDate } from '../../../ui/long-date.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { notifyApiError } from '../ui/admin-notices.ts'
import { LoadProblem } from '../ui/load-problem.tsx'
import { adminKey } from './admin-key.ts'
import { PurchaseList } from './purchase-list.tsx'
import { DEFAULT_SEARCH, findPage, findPaid, type Search } from './purchase-search.ts'
import { purchasesCsv } from './purchases-csv.ts'
import { SearchForm } from './search-form.tsx'

/** "purchases_2026-10-01_2026-10-31.csv" */
const fileNameOf = ({ from, to }: Search) =>
  `${['purchases', from, to].filter((part) => part !== '').join('_')}.csv`

const Export = ({ search }: { search: Search }) => {
  const { api } = useAdmin()
  const save = async () => {
    try {
      const csv = purchasesCsv(await findPaid(api, search))
      saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileNameOf(search))
    } catch (error) {
      notifyApiError(MESSAGES.admin.exportFailed, error)
    }
  }
  return (
    <ActionButton label="Export CSV" itemName="payments on these days" size="md" action={save} />
  )
}

type SearchResultsProps = {
  search: Search
  before: string | undefined
  onOlder: (next: string) => void
}

/** How far back a partial page reaches. */
const emptyText = ({ purchases, next }: PurchasePage) =>
  next !== undefined && purchases.length === 0
    ? `None opened since ${longDate(next)}. See older ones.`
    : 'No purchases found.'

const SearchResults = ({ search, before, onOlder }: SearchResultsProps) => {
  const { api } = useAdmin()
  const { data, error, mutate } = useSWR<PurchasePage, ApiError>(
    adminKey('purchases', search, before),
    () => findPage(api, search, before),
    SWR_OPTIONS,
  )
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  if (!data) return <Busy>Searching...</Busy>
  const { purchases, next } = data
  return (
    <>
      {purchases.length === 0 ? (
        <Text color="fg.muted">{emptyText(data)}</Text>
      ) : (
        <PurchaseList label="Purchases found" purchases={purchases} />
      )}
      {next !== undefined && (
        <Button mt="4" variant="outline" onClick={() => onOlder(next)}>
          Older purchases
        </Button>
      )}
    </>
  )
}

/** Purchases, newest first, paginated. Each search starts at the newest. */
export const PurchasesCard = () => {
  const [search, setSearch] = useState(DEFAULT_SEARCH)
  /** The start of each page after the first. */
  const [pages, setPages] = useState<readonly string[]>([])
  const startSearch = (next: Search) => {
    setSearch(next)
    setPages([])
  }
  return (
    <NoticeCard
      title="Purchases"
      text={`Find a purchase, see what happened to it, and help its buyer. Purchases are stored for ${RECORD_DAYS} days; export them for your records before that.`}
    >
      <SearchForm onSearch={startSearch} actions={(typed) => <Export search={typed} />} />
      {pages.length > 0 && (
        <Flex mb="4">
          <Button variant="outline" onClick={() => setPages(pages.slice(0, -1))}>
            Newer purchases
          </Button>
        </Flex>
      )}
      <SearchResults
        search={search}
        before={pages.at(-1)}
        onOlder={(next) => setPages([...pages, next])}
      />
    </NoticeCard>
  )
}
