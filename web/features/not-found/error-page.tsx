import { Button, Flex } from '@chakra-ui/react'
import { paths } from '../../ui/browser/paths.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'

/** Shown instead of a page whose code failed. A browser may remember a failed import until the page is reloaded. */
export const ErrorPage = () => (
  <Page title="Unexpected Application Error">
    <PageHeading intro="Your answers are saved on this device, and nothing you paid for is lost.">
      Unexpected Application Error!
    </PageHeading>
    <Flex gap="3" wrap="wrap">
      <Button onClick={() => window.location.reload()}>Try again</Button>
      <ButtonLink to={paths.home} variant="outline">
        Return to Home
      </ButtonLink>
    </Flex>
  </Page>
)
