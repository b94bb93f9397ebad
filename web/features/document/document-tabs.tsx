import { use } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { useTabInUrl } from '../../ui/hooks/use-tab-in-url.ts'
import { lazyTab } from '../../ui/lazy-part.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Overview } from './overview.tsx'
import { storyOf } from './story.ts'

const WhatsIncluded = lazyTab(async () => (await import('./whats-included.tsx')).WhatsIncluded)
const KeyTerms = lazyTab(async () => (await import('./key-terms.tsx')).KeyTerms)
const UseCases = lazyTab(async () => (await import('./use-cases.tsx')).UseCases)

/** The four tabs of a document. */
export const DocumentTabs = ({ entry: { id, title } }: { entry: CatalogEntry }) => {
  const story = use(storyOf(id))
  const tabs = [
    { id: 'overview', label: DOCUMENT.tabs.overview, content: <Overview {...story} /> },
    {
      id: 'included',
      label: DOCUMENT.tabs.included,
      content: <WhatsIncluded {...story} id={id} />,
    },
    { id: 'terms', label: DOCUMENT.tabs.terms, content: <KeyTerms id={id} /> },
    { id: 'uses', label: DOCUMENT.tabs.uses, content: <UseCases {...story} /> },
  ]
  const [chosen, choose] = useTabInUrl(tabs.map((tab) => tab.id))
  return <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={choose} />
}
