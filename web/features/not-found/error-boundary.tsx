import { Text } from '@chakra-ui/react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

const detailOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : 'Unknown error'
}

/** Shown instead of a page whose code failed. */
export const ErrorPage = () => {
  const detail = detailOf(useRouteError())
  return (
    <Page title="Unexpected Application Error">
      <PageHeading intro="Reloading the page often helps. Nothing you paid for is lost.">
        Unexpected Application Error!
      </PageHeading>
      <Text fontFamily="mono" textStyle="sm" mb="8">
        {detail}
      </Text>
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
    </Page>
  )
}
