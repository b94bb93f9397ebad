import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { PREVIEW_TABS, PREVIEWS } from '../../../shared/content/home.ts'
import { DocumentGrid } from '../../ui/document-card.tsx'
import { Section } from '../../ui/section.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** Documents shown in a tab (specification, Display limits). */
const PER_TAB = 4

const TABS = PREVIEW_TABS.map(({ category, label, text }) => ({
  id: category,
  label,
  content: (
    <>
      <Text mb="6" color="fg.muted">
        {text}
      </Text>
      <DocumentGrid
        entries={enabledEntries(category).slice(0, PER_TAB)}
        isScrolled
        templateColumns={{ sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        columnGap="6"
      />
    </>
  ),
}))

export const Previews = () => {
  const [chosen, choose] = useState<string>(TABS[0]?.id ?? '')
  return (
    <Section title={PREVIEWS.title} intro={PREVIEWS.intro}>
      <Tabs label={PREVIEWS.label} tabs={TABS} chosen={chosen} onChoose={choose} />
    </Section>
  )
}
