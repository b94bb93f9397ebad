import { SimpleGrid, Text } from '@chakra-ui/react'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import { paths } from '../../lib/paths.ts'
import { DownloadButtons } from '../../ui/download-buttons.tsx'
import { NextSteps } from '../../ui/next-steps.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { BonusCard, SocialCard } from './invitations.tsx'

const { downloadPage, fallbackTitle, ready } = BUYER_MESSAGES.thankYou

/** The buyer's document, what to do with it, and two invitations. */
export const ThankYouReady = ({ title, token }: { title: string; token: string }) => (
  <Page title="Thank you">
    <PageHeading intro={ready}>{title || fallbackTitle}</PageHeading>
    <DownloadButtons token={token} formats={['docx', 'pdf']} />
    <Text mt="4">
      <SiteLink to={paths.download(token)}>{downloadPage}</SiteLink>
    </Text>
    <NextSteps title="What's Next?" />
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" mt="12">
      <BonusCard />
      <SocialCard />
    </SimpleGrid>
  </Page>
)
