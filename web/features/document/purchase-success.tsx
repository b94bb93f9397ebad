import { Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../lib/paths.ts'
import { usePurchase } from '../../lib/use-purchase.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DownloadButtons } from '../../ui/download-buttons.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { NextSteps } from '../../ui/next-steps.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { PurchaseProgress } from '../../ui/purchase-progress.tsx'
import { notify } from '../../ui/toaster.tsx'

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

/** The view after paying; only what the server says of the reference opens the files. */
export const PurchaseSuccess = (props: { entry: CatalogEntry; reference: string }) => {
  const { data, error } = usePurchase(props.reference)
  return (
    <Page title={data?.downloadToken ? TITLE : 'Your purchase'}>
      {data?.downloadToken ? (
        <Ready title={data.title} token={data.downloadToken} />
      ) : (
        <PurchaseProgress status={data?.status} error={error} documentId={props.entry.id} />
      )}
      <ButtonLink to={paths.documents} variant="outline" mt="8">
        Return to Document Library
      </ButtonLink>
    </Page>
  )
}
