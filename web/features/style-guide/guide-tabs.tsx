import { useState } from 'react'
import { lazyTab } from '../../ui/lazy-part.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Colors, Layouts, Typography } from './token-tabs.tsx'

const Components = lazyTab(async () => (await import('./component-tabs.tsx')).Components)
const Forms = lazyTab(async () => (await import('./component-tabs.tsx')).Forms)

const TABS = [
  { id: 'colors', label: 'Colors', content: <Colors /> },
  { id: 'typography', label: 'Typography', content: <Typography /> },
  { id: 'components', label: 'Components', content: <Components /> },
  { id: 'forms', label: 'Forms', content: <Forms /> },
  { id: 'layouts', label: 'Layouts', content: <Layouts /> },
]

export const GuideTabs = () => {
  const [chosen, choose] = useState('colors')
  return <Tabs label="Sections of the guide" tabs={TABS} chosen={chosen} onChoose={choose} />
}
