import { Button, Flex, Text } from '@chakra-ui/react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { type PurchaseState, STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { type ApiError, isTransient } from '../../../api/api-error.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { SupportLink } from '../../../ui/support-link.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { RenewLink } from './renew-link.tsx'

const { notFound, unexpected } = DOWNLOAD_MESSAGES.download

/** The message for a download that can't be shown. */
export const downloadErrorText = ({ status, state }: Pick<ApiError, 'status' | 'state'>): string =>
  (state && STATE_TEXTS[state].linkError) ?? (status === 404 ? notFound : unexpected)

type DownloadProblemProps = {
  text: string
  /** Absent for an unknown link or without a response. */
  state?: PurchaseState
  token?: string
  onRetry?: () => Promise<unknown>
}

/** What the buyer can do about it. */
const Help = ({ state, text, onRetry }: Omit<DownloadProblemProps, 'token'>) => {
  if (onRetry) return <span>Nothing you paid for is lost. Please try again in a minute.</span>
  if (state === undefined || state === 'link_expired') {
    return (
      <span>
        Download links work for 7 days. If you bought this document, you can{' '}
        <SiteLink to={paths.findPurchase}>have your links emailed to you now</SiteLink>, free of
        charge, or write to <SupportLink />.
      </span>
    )
  }
  const details = STATE_TEXTS[state].text
  return (
    <span>
      {details !== text && `${details} `}If you think this is a mistake, write to <SupportLink />.
    </span>
  )
}

/** A link that doesn't open, with the next step. */
export const DownloadProblem = ({ text, state, token, onRetry }: DownloadProblemProps) => {
  const next = state && STATE_TEXTS[state].next
  return (
    <Page title={DOWNLOAD_MESSAGES.thankYou.errorTitle}>
      <PageHeading intro={text}>{DOWNLOAD_MESSAGES.thankYou.errorTitle}</PageHeading>
      <Text mb="6" maxW="prose">
        <Help state={state} text={text} onRetry={onRetry} />
      </Text>
      {token && next === 'renew' && <RenewLink token={token} />}
      <Flex gap="3" wrap="wrap">
        {onRetry && <Button onClick={() => void onRetry()}>Try again</Button>}
        {token && (next === 'renew' || next === 'receipt') && (
          <ReceiptButton token={token} size="md" />
        )}
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
