import type { ReactNode } from 'react'
import { NextSteps } from '../download/next-steps.tsx'
import { PurchaseFacts } from '../download/purchase-facts.tsx'
import { PurchaseLayout } from '../download/purchase-layout.tsx'
import { useDownload, useSteps } from '../download/use-download.ts'

type AfterPurchaseProps = { token: string; steps: string; children: ReactNode }

/** The layout after paying: files, facts with a link to the download page, and next steps. */
export const AfterPurchase = ({ token, steps, children }: AfterPurchaseProps) => {
  const { data } = useDownload(token)
  const instructionSteps = useSteps(data && token, data?.revision ?? 1)
  return (
    <PurchaseLayout
      files={children}
      facts={data && <PurchaseFacts token={token} view={data} linked />}
      steps={
        <NextSteps
          key={data?.orderNumber}
          title={steps}
          order={data?.orderNumber}
          instructionSteps={instructionSteps}
        />
      }
    />
  )
}
