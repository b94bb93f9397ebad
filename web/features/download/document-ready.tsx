import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react'
import type { DownloadView } from '../../../shared/api/downloads.ts'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
import { longDate } from '../../lib/long-date.ts'
import { DownloadButtons } from '../../purchase/download-buttons.tsx'
import { NextSteps } from '../../purchase/next-steps.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { CorrectDocument } from './correct-document.tsx'
import { DeleteDocument } from './delete-document.tsx'

const BEING_MADE =
  'Your new files are being made; this takes a few seconds. Until they are ready, the buttons give you the earlier ones.'
const REPLACED = 'These are your corrected files. They have replaced the earlier ones.'

type NoticeProps = Pick<DownloadView, 'revision' | 'beingCorrected'>

/** The state of a correction, announced when it changes. */
const CorrectionNotice = ({ revision, beingCorrected }: NoticeProps) => {
  const text = beingCorrected ? BEING_MADE : revision > 1 ? REPLACED : ''
  return text ? (
    <Text role="status" mb="5" p="4" maxW="prose" bg="bg.muted" borderRadius="l2">
      {text}
    </Text>
  ) : (
    <VisuallyHidden role="status" />
  )
}

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
    <PageHeading intro={PURCHASE_MESSAGES.thankYou.ready}>{view.title}</PageHeading>
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
