import { Box, chakra, Text } from '@chakra-ui/react'
import type { DownloadView } from '../../../shared/api.ts'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import { longDate } from '../../lib/long-date.ts'
import { DownloadButtons } from '../../ui/download-buttons.tsx'
import { NextSteps } from '../../ui/next-steps.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { CorrectDocument } from './correct-document.tsx'
import { CorrectionNotice } from './correction-notice.tsx'
import { DeleteDocument } from './delete-document.tsx'

type DocumentReadyProps = { token: string; view: DownloadView; onDeleted: () => void }

const Dates = ({ view }: { view: DownloadView }) => (
  <Text mt="4" textStyle="sm" color="fg.muted">
    Bought on {longDate(view.createdAt)}. This link works until{' '}
    <chakra.time dateTime={view.expiresAt}>{longDate(view.expiresAt, { time: true })}</chakra.time>.
    After that, we send you a new one free of charge.
  </Text>
)

/** A purchased document: its files, how long they stay, and the ways to correct and to erase them. */
export const DocumentReady = ({ token, view, onDeleted }: DocumentReadyProps) => (
  <Page title={view.title}>
    <PageHeading intro={BUYER_MESSAGES.thankYou.ready}>{view.title}</PageHeading>
    <Box>
      <CorrectionNotice revision={view.revision} beingCorrected={view.beingCorrected} />
      <DownloadButtons token={token} formats={view.files} />
      <Dates view={view} />
    </Box>
    <NextSteps title="Next steps" />
    {view.correctableUntil && (
      <CorrectDocument
        token={token}
        until={view.correctableUntil}
        beingMade={view.beingCorrected}
      />
    )}
    <DeleteDocument token={token} onDeleted={onDeleted} />
  </Page>
)
