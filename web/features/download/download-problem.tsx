import { Link, Text } from '@chakra-ui/react'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

/** A link that opens nothing, and how to get a new one. */
export const DownloadProblem = ({ text }: { text: string }) => (
  <Page title={BUYER_MESSAGES.thankYou.errorTitle}>
    <PageHeading intro={text}>{BUYER_MESSAGES.thankYou.errorTitle}</PageHeading>
    <Text mb="6" maxW="prose">
      Download links work for 7 days. If you bought this document, write to{' '}
      <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link> and we will send you a
      new link free of charge.
    </Text>
    <ButtonLink to={paths.documents}>{BUYER_MESSAGES.thankYou.errorAction}</ButtonLink>
  </Page>
)
