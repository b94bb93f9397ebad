import { Text, VisuallyHidden } from '@chakra-ui/react'
import type { DownloadView } from '../../../shared/api.ts'

const BEING_MADE =
  'Your new files are being made; this takes a few seconds. Until they are ready, the buttons give you the earlier ones.'
const REPLACED = 'These are your corrected files. They have replaced the earlier ones.'

type NoticeProps = Pick<DownloadView, 'revision' | 'beingCorrected'>

/** How far a correction is; said aloud when it changes. */
export const CorrectionNotice = ({ revision, beingCorrected }: NoticeProps) => {
  const text = beingCorrected ? BEING_MADE : revision > 1 ? REPLACED : ''
  return text ? (
    <Text role="status" mb="5" p="4" maxW="prose" bg="bg.muted" borderRadius="l2">
      {text}
    </Text>
  ) : (
    <VisuallyHidden role="status" />
  )
}
