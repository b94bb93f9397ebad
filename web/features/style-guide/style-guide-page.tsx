import { useState } from 'react'
import { lazyTab } from '../../ui/lazy-part.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ColorsTab } from './colors-tab.tsx'
import { LayoutsTab } from './layouts-tab.tsx'
import { TypographyTab } from './typography-tab.tsx'

const ComponentsTab = lazyTab(async () => (await import('./components-tab.tsx')).ComponentsTab)
const FormsTab = lazyTab(async () => (await import('./forms-tab.tsx')).FormsTab)

const TABS = [
  { id: 'colors', label: 'Colors', content: <ColorsTab /> },
  { id: 'typography', label: 'Typography', content: <TypographyTab /> },
  { id: 'components', label: 'Components', content: <ComponentsTab /> },
  { id: 'forms', label: 'Forms', content: <FormsTab /> },
  { id: 'layouts', label: 'Layouts', content: <LayoutsTab /> },
]

export const StyleGuidePage = () => {
  const [chosen, choose] = useState('colors')
  return (
    <Page
      title="Style Guide"
      description="Colors, type, components, forms and layouts of the site."
    >
      <PageHeading intro="The building blocks of this site.">Style Guide</PageHeading>
      <Tabs label="Sections of the guide" tabs={TABS} chosen={chosen} onChoose={choose} />
    </Page>
  )
}
