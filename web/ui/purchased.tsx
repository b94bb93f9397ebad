import { Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { PurchaseView } from '../../shared/api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import type { ApiError } from '../lib/api-error.ts'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { CheckIcon } from './icons.tsx'
import { NextSteps } from './next-steps.tsx'
import { Page, PageHeading } from './page.tsx'
import { PurchaseProgress } from './purchase-progress.tsx'
import { notify } from './toaster.tsx'

const { title: TITLE, text: TEXT } = MESSAGES.purchaseSuccess

const Done = () => (
  <Flex color="fg.success" gap="2" align="center" fontWeight="semibold">
    <CheckIcon />
    {TITLE}
  </Flex>
)

const Ready = ({ title, token }: { title: string; token: string }) => {
  useEffect(() => {
    notify({ type: 'success', title: TITLE, description: TEXT })
  }, [])
  return (
    <>
      <PageHeading eyebrow={<Done />} intro={TEXT}>
        {title}
      </PageHeading>
      <DownloadButtons token={token} />
      <NextSteps title="Next steps" />
    </>
  )
}

export const ReturnToLibrary = () => (
  <ButtonLink to={paths.documents} variant="outline" mt="8">
    Return to Document Library
  </ButtonLink>
)

type PurchasedProps = { purchase?: PurchaseView; error?: ApiError; documentId?: string }

/** The view after paying; only what the server says of the purchase opens the files. */
export const Purchased = ({ purchase, error, documentId }: PurchasedProps) => (
  <Page title={purchase?.downloadToken ? TITLE : 'Your purchase'}>
    {purchase?.downloadToken ? (
      <Ready title={purchase.title} token={purchase.downloadToken} />
    ) : (
      <PurchaseProgress status={purchase?.status} error={error} documentId={documentId} />
    )}
    <ReturnToLibrary />
  </Page>
)
