import { useState } from 'react'
import { Page, PageHeading } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ColorsTab } from './colors-tab.tsx'
import { ComponentsTab } from './components-tab.tsx'
import { FormsTab } from './forms-tab.tsx'
import { LayoutsTab } from './layouts-tab.tsx'
import { TypographyTab } from './typography-tab.tsx'

const TABS = [
  { id: 'colors', label: 'Colors', content: <ColorsTab /> },
  { id: 'typography', label: 'Typography', content: <TypographyTab /> },
  { id: 'components', label: 'Components', content: <ComponentsTab /> },
  { id: 'forms', label: 'Forms', content: <FormsTab /> },
  { id: 'layouts', label: 'Layouts', content: <LayoutsTab /> },
]

/** How the site looks and why, shown with the parts it is made of. */
export const StyleGuidePage = () => {
  const [chosen, choose] = useState('colors')
  return (
    <Page
      title="Style Guide"
      description="Colours, type, components, forms and layouts of the site."
    >
      <PageHeading intro="Ink on paper: the parts this site is made of.">Style Guide</PageHeading>
      <Tabs label="Parts of the guide" tabs={TABS} chosen={chosen} onChoose={choose} />
    </Page>
  )
}
