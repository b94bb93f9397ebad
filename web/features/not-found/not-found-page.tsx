import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { ButtonLink, SiteLink } from '../../ui/site-link.tsx'

/** The page for unknown URLs. */
export const NotFoundPage = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const document = pathname.includes('/document/')
  const title = document ? MESSAGES.notFound.document : MESSAGES.notFound.page

  useEffect(() => {
    console.error(`404: no page at ${pathname}`)
  }, [pathname])

  return (
    <Page title={title}>
      <PageHeading
        eyebrow={
          <Text fontFamily="heading" textStyle="6xl" color="purple.fg">
            404
          </Text>
        }
        intro="We couldn’t find this page. It may have moved, or the link may be broken."
      >
        {title}
      </PageHeading>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => navigate(-1)}>
          Go Back
        </Button>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </Flex>
      {document && (
        <Text mt="8">
          <SiteLink to={paths.documents}>Browse all templates</SiteLink>
        </Text>
      )}
    </Page>
  )
}
