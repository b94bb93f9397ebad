import { useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { KeyTerms } from './key-terms.tsx'
import { Overview } from './overview.tsx'
import { UseCases } from './use-cases.tsx'
import { WhatsIncluded } from './whats-included.tsx'

/** The four tabs of a document. */
export const DocumentTabs = ({ entry }: { entry: CatalogEntry }) => {
  const [chosen, choose] = useState('overview')
  const tabs = [
    { id: 'overview', label: 'Overview', content: <Overview id={entry.id} /> },
    { id: 'included', label: "What's Included", content: <WhatsIncluded /> },
    { id: 'terms', label: 'Key Terms', content: <KeyTerms id={entry.id} /> },
    { id: 'uses', label: 'Use Cases', content: <UseCases id={entry.id} /> },
  ]
  return <Tabs label={entry.title} tabs={tabs} chosen={chosen} onChoose={choose} />
}
