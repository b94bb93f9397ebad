import { PURCHASE_MESSAGES } from '../../shared/purchase-messages.ts'
import { paths } from './browser/paths.ts'
import { Page, PageHeading } from './page.tsx'
import { ButtonLink } from './site-link.tsx'

const { document: title, documentText, back } = PURCHASE_MESSAGES.notFound

/** Shown for documents that don't exist or aren't sold anymore. */
export const DocumentNotFound = () => (
  <Page title={title}>
    <PageHeading intro={documentText}>{title}</PageHeading>
    <ButtonLink to={paths.documents}>{back}</ButtonLink>
  </Page>
)
