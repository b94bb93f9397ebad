import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

const GuideTabs = lazyPart(async () => (await import('./guide-tabs.tsx')).GuideTabs)

export const StyleGuidePage = () => (
  <Page title="Style Guide" description="Colors, type, components, forms and layouts of the site.">
    <PageHeading intro="The building blocks of this site.">Style Guide</PageHeading>
    <GuideTabs />
  </Page>
)
