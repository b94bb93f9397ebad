import { Text } from '@chakra-ui/react'
import { PURCHASE_MESSAGES } from '../../shared/purchase-messages.ts'
import { paths } from '../lib/paths.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { useDownload } from './use-download.ts'
import { useSteps } from './use-steps.ts'

/** What the pages after paying tell below the files: the facts, the download page, and what comes next. */
export const AfterPurchase = ({ token, steps }: { token: string; steps: string }) => {
  const { data } = useDownload(token)
  const ofInstructions = useSteps(data && token, data?.revision ?? 1)
  return (
    <>
      <Text mt="4">
        <SiteLink to={paths.download(token)}>{PURCHASE_MESSAGES.thankYou.downloadPage}</SiteLink>
      </Text>
      {data && <PurchaseFacts token={token} view={data} />}
      <NextSteps
        key={data?.orderNumber}
        title={steps}
        order={data?.orderNumber}
        ofInstructions={ofInstructions}
      />
    </>
  )
}
