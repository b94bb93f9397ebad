import { Tabs, Text } from '@chakra-ui/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { CATEGORY_TABS, categoryOf, libraryHref } from '../../lib/categories.ts'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { Legend } from './legend.tsx'

const ALL = 'all'
const idOf = (tab: (typeof CATEGORY_TABS)[number]) => tab.category ?? ALL

const CategoryTabs = () => (
  <Tabs.List mb="6" aria-label="Categories">
    {CATEGORY_TABS.map((tab) => (
      <Tabs.Trigger key={idOf(tab)} value={idOf(tab)}>
        {tab.label}
      </Tabs.Trigger>
    ))}
  </Tabs.List>
)

const Documents = ({ tab }: { tab: (typeof CATEGORY_TABS)[number] }) => {
  const entries = enabledEntries(tab.category)
  return entries.length > 0 ? (
    <DocumentGrid entries={entries} />
  ) : (
    <Text color="fg.muted">{MESSAGES.library.empty}</Text>
  )
}

/** Every document for sale, by category; the address keeps the chosen tab. */
export const LibraryPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const choose = (id: string) => {
    const tab = CATEGORY_TABS.find((candidate) => idOf(candidate) === id)
    navigate(libraryHref(tab?.category), { replace: true, preventScrollReset: true })
  }
  return (
    <Page title="Documents" description="Legal documents for individuals, families and businesses.">
      <PageHeading intro="Choose one, answer its questions, and download it as Word and PDF. You pay once, per document.">
        Documents
      </PageHeading>
      <Tabs.Root
        value={categoryOf(query) ?? ALL}
        onValueChange={({ value }) => choose(value)}
        lazyMount
        unmountOnExit
      >
        <CategoryTabs />
        <Legend />
        {CATEGORY_TABS.map((tab) => (
          <Tabs.Content key={idOf(tab)} value={idOf(tab)} pt="0">
            <Documents tab={tab} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  )
}
