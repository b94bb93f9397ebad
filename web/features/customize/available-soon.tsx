import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

/** A document that is on the shelf while its form is still being written. */
export const AvailableSoon = ({ entry }: { entry: CatalogEntry }) => (
  <Page title={`${entry.title}, available soon`}>
    <PageHeading intro={`The form for this document is not open yet. ${entry.description}`}>
      {entry.title}: Available soon
    </PageHeading>
    <ButtonLink to={paths.documents} variant="outline">
      {MESSAGES.notFound.back}
    </ButtonLink>
  </Page>
)
