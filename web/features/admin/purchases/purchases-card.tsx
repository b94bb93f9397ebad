import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { RECORD_DAYS } from '../../../../shared/retention.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { longDate } from '../../../ui/long-date.ts'
import { NoticeCard } from '../../../ui/panel.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { attempt } from '../ui/admin-notices.ts'
import { Loaded } from '../ui/loaded.tsx'
import { adminKey } from './admin-key.ts'
import { PurchaseList } from './purchase-list.tsx'
import { DEFAULT_SEARCH, findPage, findPaid, type Search } from './purchase-search.ts'
import { purchasesCsv } from './purchases-csv.ts'
import { SearchForm } from './search-form.tsx'

/** "purchases_2026-10-01_2026-10-31.csv" */
const fileNameOf = ({ from, to }: Search) =>
  `${['purchases', from, to].filter((part) => part !== '').join('_')}.csv`

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

type SearchResultsProps = {
  search: Search
  before: string | undefined
  onOlder: (next: string) => void
}

const SearchResults = ({ search, before, onOlder }: SearchResultsProps) => (
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
            next ? `None opened since ${longDate(next)}. See older ones.` : 'No purchases found.'
          }
        />
        {next && (
          <Button mt="4" variant="outline" onClick={() => onOlder(next)}>
            Older purchases
          </Button>
        )}
      </>
    )}
  </Loaded>
)

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
        <Button mb="4" variant="outline" onClick={() => setPages(pages.slice(0, -1))}>
          Newer purchases
        </Button>
      )}
      <SearchResults
        search={search}
        before={pages.at(-1)}
        onOlder={(next) => setPages([...pages, next])}
      />
    </NoticeCard>
  )
}
