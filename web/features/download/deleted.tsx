import { Text } from '@chakra-ui/react'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

/** After the buyer has erased the document. */
export const Deleted = () => (
  <Page title="Document deleted">
    <PageHeading intro="Your answers and your files have been erased from our servers. This link no longer works.">
      Document deleted
    </PageHeading>
    <Text mb="6" maxW="prose">
      Answers that your browser kept while you filled in the form are on your device only. “Clear my
      answers” on the form removes them.
    </Text>
    <ButtonLink to={paths.documents} variant="outline">
      Browse Documents
    </ButtonLink>
  </Page>
)
