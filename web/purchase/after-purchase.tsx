import type { ReactNode } from 'react'
import { NextSteps } from './next-steps.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseLayout } from './purchase-layout.tsx'
import { useDownload } from './use-download.ts'
import { useSteps } from './use-steps.ts'

type AfterPurchaseProps = { token: string; steps: string; children: ReactNode }

/** The pages after paying: the files, the facts of the purchase with its download page, and what comes next. */
export const AfterPurchase = ({ token, steps, children }: AfterPurchaseProps) => {
  const { data } = useDownload(token)
  const ofInstructions = useSteps(data && token, data?.revision ?? 1)
  return (
    <PurchaseLayout
      files={children}
      facts={data && <PurchaseFacts token={token} view={data} linked />}
      steps={
        <NextSteps
          key={data?.orderNumber}
          title={steps}
          order={data?.orderNumber}
          ofInstructions={ofInstructions}
        />
      }
    />
  )
}
