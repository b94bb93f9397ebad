import { Box, Button, Text, VisuallyHidden } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  type DownloadView,
  type ErasureView,
  MAX_CORRECTIONS,
} from '../../../../shared/api/downloads.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { formatUtcDay } from '../../../../shared/store-time.ts'
import { api } from '../../../api/api.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { notify } from '../../../ui/notices.ts'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ErrorText } from '../../../ui/status.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { openCorrection } from './open-correction.ts'
import { PurchaseLayout } from './purchase-layout.tsx'

/** Announces corrections and partial refunds. */
const StateNotice = ({ state }: Pick<DownloadView, 'state'>) =>
  state !== 'ready' ? (
    <Panel as="p" role="status" tone="muted" mb="5" maxW="prose">
      {STATE_TEXTS[state].text}
    </Panel>
  ) : (
    <VisuallyHidden role="status" />
  )

/** Something the buyer can do with the document, below a line. */
const Action = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <Box as="section" mt="12" pt="6" borderTopWidth="1px">
    <Text mb="3" color="fg.muted" maxW="prose">
      {text}
    </Text>
    {children}
  </Box>
)

type CorrectDocumentProps = { token: string; until: string; view: DownloadView }

/** Opens the answers for correction, until an ISO date. */
const CorrectDocument = ({ token, until, view }: CorrectDocumentProps) => {
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const [problem, setProblem] = useState('')
  const correctionsMade = view.revision - 1
  /** Loads the answers into this tab and opens the form. */
  const open = async () => {
    setProblem('')
    try {
      const correction = await api.getCorrection({ token })
      openCorrection.save({ ...correction, token })
      navigate(paths.correct(correction.documentId))
    } catch (error) {
      setProblem(apiErrorOf(error).message)
    }
  }
  return (
    <Action
      text={
        <>
          A wrong name, a new date? Until {formatUtcDay(until)} you can correct your answers up to{' '}
          {MAX_CORRECTIONS} times and get new files at no charge.
          {correctionsMade > 0 && <span>{` Corrections made so far: ${correctionsMade}.`}</span>}
        </>
      }
    >
      <Button
        variant="outline"
        onClick={() => run(open)}
        disabled={busy || view.beingCorrected}
        aria-busy={busy}
      >
        Correct my answers
      </Button>
      {problem && <ErrorText mt="3">{problem}</ErrorText>}
    </Action>
  )
}

type DeleteDocumentProps = { token: string; onDeleted: (erasure: ErasureView) => void }

const DeleteDocument = ({ token, onDeleted }: DeleteDocumentProps) => {
  const [open, setOpen] = useState(false)
  const { busy, run } = useBusy()
  const erase = async () => {
    try {
      onDeleted(await api.deleteDownload({ token }))
    } catch (error) {
      const { code, message } = apiErrorOf(error)
      const description = code === 'conflict' ? message : MESSAGES.api.unexpected
      notify({ type: 'error', title: 'Not deleted', description })
    }
  }
  return (
    <Action text="Your document is yours. You can delete it from our servers at any time.">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete my document now
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this document?"
        confirm="Delete permanently"
        cancel="Keep it"
        onConfirm={() => run(erase)}
        busy={busy}
        isDestructive
      >
        <p>
          This deletes your answers and the three files from our servers for good. Download anything
          you want to keep first.
        </p>
      </ConfirmDialog>
    </Action>
  )
}

type DocumentReadyProps = DeleteDocumentProps & { view: DownloadView }

/** A purchased document: files, expiry, correction and deletion. */
export const DocumentReady = ({ token, view, onDeleted }: DocumentReadyProps) => (
  <Page title={view.title}>
    <PurchaseLayout
      token={token}
      view={view}
      steps="Next steps"
      more={
        <>
          {view.correctableUntil && (
            <CorrectDocument token={token} until={view.correctableUntil} view={view} />
          )}
          <DeleteDocument token={token} onDeleted={onDeleted} />
        </>
      }
    >
      <PageHeading intro={DOWNLOAD_MESSAGES.thankYou.ready}>{view.title}</PageHeading>
      <StateNotice state={view.state} />
      <DownloadButtons token={token} formats={view.files} />
    </PurchaseLayout>
  </Page>
)
