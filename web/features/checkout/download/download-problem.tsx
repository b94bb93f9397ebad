import { Button, Flex, Text } from '@chakra-ui/react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { linkErrorOf, type PurchaseState, STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { type ApiError, isTransient } from '../../../api/api-error.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { ButtonLink, SiteLink, SupportLink } from '../../../ui/site-link.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { RenewLink } from './renew-link.tsx'

const { notFound, unexpected } = DOWNLOAD_MESSAGES.download

/** The message for a download that can't be shown. */
export const downloadErrorText = ({ status, state }: Pick<ApiError, 'status' | 'state'>): string =>
  state ? linkErrorOf(state) : status === 404 ? notFound : unexpected

type DownloadProblemProps = {
  text: string
  /** By default, the state's text. */
  details?: string
  /** Absent for an unknown link or without a response. */
  state?: PurchaseState
  token?: string
  onRetry?: () => Promise<unknown>
}

/** What the buyer can do about it. */
const Help = ({ details, onRetry }: Pick<DownloadProblemProps, 'details' | 'onRetry'>) => {
  if (onRetry) return <span>Nothing you paid for is lost. Please try again in a minute.</span>
  return details ? (
    <span>
      {details} Questions? Write to <SupportLink />.
    </span>
  ) : (
    <span>
      Download links work for 7 days. If you bought this document, you can{' '}
      <SiteLink to={paths.findPurchase}>have your links emailed to you now</SiteLink>, free of
      charge, or write to <SupportLink />.
    </span>
  )
}

/** A link that doesn't open, with the next step. */
export const DownloadProblem = (props: DownloadProblemProps) => {
  const { text, state, token, onRetry } = props
  const { next, text: details } = state ? STATE_TEXTS[state] : {}
  return (
    <Page title={DOWNLOAD_MESSAGES.thankYou.errorTitle}>
      <PageHeading intro={text}>{DOWNLOAD_MESSAGES.thankYou.errorTitle}</PageHeading>
      <Text mb="6" maxW="prose">
        <Help details={props.details ?? details} onRetry={onRetry} />
      </Text>
      {token && next === 'renew' && <RenewLink token={token} />}
      <Flex gap="3" wrap="wrap">
        {onRetry && <Button onClick={() => void onRetry()}>Try again</Button>}
        {token && (next === 'renew' || next === 'receipt') && <ReceiptButton token={token} />}
        <ButtonLink to={paths.documents} variant={state || onRetry ? 'outline' : 'solid'}>
          {DOWNLOAD_MESSAGES.thankYou.errorAction}
        </ButtonLink>
      </Flex>
    </Page>
  )
}

type DownloadFailureProps = { error: ApiError; token?: string; retry: () => Promise<unknown> }

/** A failed request for a download, with a retry button if the error is transient. */
export const DownloadFailure = ({ error, token, retry }: DownloadFailureProps) => (
  <DownloadProblem
    text={downloadErrorText(error)}
    state={error.state}
    token={token}
    onRetry={isTransient(error) ? retry : undefined}
  />
)
