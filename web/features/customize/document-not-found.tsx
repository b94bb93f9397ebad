import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

/** For an id that is no document of the store, or one that is not sold. */
export const DocumentNotFound = () => (
  <Page title={MESSAGES.notFound.document}>
    <PageHeading intro={MESSAGES.notFound.documentText}>{MESSAGES.notFound.document}</PageHeading>
    <ButtonLink to={paths.documents}>{MESSAGES.notFound.back}</ButtonLink>
  </Page>
)
