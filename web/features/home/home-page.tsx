import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

export const HomePage = () => (
  <Page title={BRAND.tagline}>
    <PageHeading>{BRAND.tagline}</PageHeading>
    <DocumentGrid entries={enabledEntries().slice(0, 12)} />
  </Page>
)
