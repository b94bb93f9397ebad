import { useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { laterTab } from '../../ui/later-tab.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { WithStory } from './with-story.tsx'

const WhatsIncluded = laterTab(async () => (await import('./whats-included.tsx')).WhatsIncluded)
const KeyTerms = laterTab(async () => (await import('./key-terms.tsx')).KeyTerms)
const UseCases = laterTab(async () => (await import('./use-cases.tsx')).UseCases)

const contentOf = (id: string) => ({
  overview: <OverviewTab id={id} />,
  included: <WithStory id={id}>{(story) => <WhatsIncluded {...story} />}</WithStory>,
  terms: <KeyTerms id={id} />,
  uses: <WithStory id={id}>{(story) => <UseCases {...story} />}</WithStory>,
})

/** The four tabs of a document. */
export const DocumentTabs = ({ entry: { id, title } }: { entry: CatalogEntry }) => {
  const [chosen, choose] = useState('overview')
  const { overview, included, terms, uses } = contentOf(id)
  const tabs = [
    { id: 'overview', label: 'Overview', content: overview },
    { id: 'included', label: "What's Included", content: included },
    { id: 'terms', label: 'Key Terms', content: terms },
    { id: 'uses', label: 'Use Cases', content: uses },
  ]
  return <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={choose} />
}
