import { useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { KeyTerms } from './key-terms.tsx'
import { Overview } from './overview.tsx'
import { UseCases } from './use-cases.tsx'
import { WhatsIncluded } from './whats-included.tsx'
import { WithStory } from './with-story.tsx'

const contentOf = (id: string) => ({
  overview: <WithStory id={id}>{(story) => <Overview {...story} documentId={id} />}</WithStory>,
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
