import { type ComponentType, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { Story } from '../../../shared/documents/story.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { KeyTerms } from './key-terms.tsx'
import { Overview } from './overview.tsx'
import { UseCases } from './use-cases.tsx'
import { WhatsIncluded } from './whats-included.tsx'
import { WithStory } from './with-story.tsx'

const told = (id: string, Part: ComponentType<Story>) => (
  <WithStory id={id}>{(story) => <Part {...story} />}</WithStory>
)

/** The four tabs of a document. */
export const DocumentTabs = ({ entry: { id, title } }: { entry: CatalogEntry }) => {
  const [chosen, choose] = useState('overview')
  const tabs = [
    { id: 'overview', label: 'Overview', content: told(id, Overview) },
    { id: 'included', label: "What's Included", content: told(id, WhatsIncluded) },
    { id: 'terms', label: 'Key Terms', content: <KeyTerms id={id} /> },
    { id: 'uses', label: 'Use Cases', content: told(id, UseCases) },
  ]
  return <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={choose} />
}
