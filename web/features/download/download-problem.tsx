import { Link, Text } from '@chakra-ui/react'
import { BRAND } from '../../../shared/content/brand.ts'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const { notFound, expired, refunded, unexpected } = PURCHASE_MESSAGES.download

/** The sentence for a download that cannot be shown. */
export const downloadErrorText = (error: Pick<ApiError, 'status' | 'message'>): string => {
  if (error.status === 404) return notFound
  if (error.status !== 410) return unexpected
  return error.message === refunded ? refunded : expired
}

/** An invalid link, and how to get a new one. */
export const DownloadProblem = ({ text }: { text: string }) => (
  <Page title={PURCHASE_MESSAGES.thankYou.errorTitle}>
    <PageHeading intro={text}>{PURCHASE_MESSAGES.thankYou.errorTitle}</PageHeading>
    <Text mb="6" maxW="prose">
      {text === refunded
        ? 'The money goes back the way it came. If you think this is a mistake, write to'
        : 'Download links work for 7 days. If you bought this document, write to'}{' '}
      <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>
      {text === refunded ? '.' : ' and we will send you a new link free of charge, or '}
      {text !== refunded && (
        <SiteLink to={paths.findPurchase}>have your links mailed to you now</SiteLink>
      )}
      {text !== refunded && '.'}
    </Text>
    <ButtonLink to={paths.documents}>{PURCHASE_MESSAGES.thankYou.errorAction}</ButtonLink>
  </Page>
)
