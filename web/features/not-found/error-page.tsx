import { Button, Flex } from '@chakra-ui/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../ui/browser/paths.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'

/** Shown instead of a page whose code failed. Navigating makes React Router render the page again. */
export const ErrorPage = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const retry = () =>
    navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
  return (
    <Page title="Unexpected Application Error">
      <PageHeading intro="Your answers are saved on this device, and nothing you paid for is lost.">
        Unexpected Application Error!
      </PageHeading>
      <Flex gap="3" wrap="wrap">
        <Button onClick={retry}>Try again</Button>
        <ButtonLink to={paths.home} variant="outline">
          Return to Home
        </ButtonLink>
      </Flex>
    </Page>
  )
}
