import { VisuallyHidden } from '@chakra-ui/react'
import type { DownloadView, ErasureView } from '../../../../shared/api/downloads.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CorrectDocument } from './correct-document.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { NextSteps } from './next-steps.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseLayout } from './purchase-layout.tsx'
import { useSteps } from './use-download.ts'

/** Announces corrections and partial refunds. */
const StateNotice = ({ state }: Pick<DownloadView, 'state'>) =>
  state !== 'ready' ? (
    <Panel as="p" role="status" tone="muted" mb="5" maxW="prose">
      {STATE_TEXTS[state].text}
    </Panel>
  ) : (
    <VisuallyHidden role="status" />
  )

type DocumentReadyProps = {
  token: string
  view: DownloadView
  onDeleted: (erasure: ErasureView) => void
}

/** A purchased document: files, expiry, correction and deletion. */
export const DocumentReady = ({ token, view, onDeleted }: DocumentReadyProps) => {
  const instructionSteps = useSteps(view.paymentId ? undefined : token, view.revision)
  return (
    <Page title={view.title}>
      <PurchaseLayout
        files={
          <>
            <PageHeading intro={DOWNLOAD_MESSAGES.thankYou.ready}>{view.title}</PageHeading>
            <StateNotice state={view.state} />
            <DownloadButtons token={token} formats={view.files} />
          </>
        }
        facts={
          view.paymentId ? (
            <NoticeCard
              title="This is a test link"
              text="It opens this document’s watermarked samples. Nothing was purchased."
            />
          ) : (
            <PurchaseFacts token={token} view={view} />
          )
        }
        steps={
          <>
            <NextSteps
              title="Next steps"
              order={view.orderNumber}
              instructionSteps={instructionSteps}
            />
            {view.correctableUntil && (
              <CorrectDocument
                token={token}
                until={view.correctableUntil}
                isRegenerating={view.beingCorrected}
                correctionsMade={view.revision - 1}
              />
            )}
            <DeleteDocument token={token} onDeleted={onDeleted} />
          </>
        }
      />
    </Page>
  )
}
