import { Flex, Link, Text } from '@chakra-ui/react'
import { BRAND } from '../../../shared/content/brand.ts'
import { DOWNLOAD_MESSAGES } from '../../../shared/download-messages.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { ReceiptButton } from '../../purchase/receipt-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const { notFound, expired, erased, refunded, unexpected } = DOWNLOAD_MESSAGES.download

/** The sentence for a download that cannot be shown. */
export const downloadErrorText = (error: Pick<ApiError, 'status' | 'message'>): string => {
  if (error.status === 404) return notFound
  if (error.status !== 410) return unexpected
  return [refunded, erased].find((text) => text === error.message) ?? expired
}

const Support = () => <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>

/** What somebody can do about a link that does not open. */
const Help = ({ text }: { text: string }) => {
  if (text === erased) {
    return (
      <>
        The receipt is all that can still be had. If it was not you, write to <Support />.
      </>
    )
  }
  if (text === refunded) {
    return (
      <>
        The money goes back the way it came. If you think this is a mistake, write to <Support />.
      </>
    )
  }
  return (
    <>
      Download links work for 7 days. If you bought this document, write to <Support /> and we will
      send you a new link free of charge, or{' '}
      <SiteLink to={paths.findPurchase}>have your links mailed to you now</SiteLink>.
    </>
  )
}

/** Links that have ended still open the receipt of what was bought. */
const isOver = (text: string) => [expired, refunded, erased].some((ended) => ended === text)

type DownloadProblemProps = { text: string; token?: string }

/** A link that does not open, and how to go on. */
export const DownloadProblem = ({ text, token }: DownloadProblemProps) => (
  <Page title={DOWNLOAD_MESSAGES.thankYou.errorTitle}>
    <PageHeading intro={text}>{DOWNLOAD_MESSAGES.thankYou.errorTitle}</PageHeading>
    <Text mb="6" maxW="prose">
      <Help text={text} />
    </Text>
    <Flex gap="3" wrap="wrap">
      <ButtonLink to={paths.documents}>{DOWNLOAD_MESSAGES.thankYou.errorAction}</ButtonLink>
      {token && isOver(text) && <ReceiptButton token={token} size="md" />}
    </Flex>
  </Page>
)
