import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import useSWR from 'swr'
import type { TemplateRow } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { READS } from '../../../lib/reads.ts'
import { Busy } from '../../../ui/busy.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DownloadIcon } from '../../../ui/icons.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { downloadPreview } from './download-template.ts'
import { findPreview, type Preview } from './find-preview.ts'

/** The height of the area in which a page is shown (specification, Files). */
const FRAME_HEIGHT = '600px'

const Area = ({ preview, loading, title }: AreaProps) => {
  if (loading) return <Busy>Loading preview...</Busy>
  if (!preview) return <Text>{MESSAGES.templates.previewUnavailable}</Text>
  return (
    <chakra.iframe
      src={preview.url}
      title={`Preview: ${title}`}
      w="full"
      h="full"
      border="0"
      bg="bg.muted"
    />
  )
}
type AreaProps = { preview: Preview | undefined; loading: boolean; title: string }

const Content = ({ row }: { row: TemplateRow }) => {
  const { api } = useAdmin()
  const { data: preview, isLoading } = useSWR(
    ['admin/preview', row.id, row.lastUpdated],
    () => findPreview(api, row),
    READS,
  )
  return (
    <>
      <Flex h={FRAME_HEIGHT} direction="column" align="stretch" data-preview>
        <Area preview={preview} loading={isLoading} title={row.title} />
      </Flex>
      <Flex mt="4" gap="4" align="center" justify="space-between" wrap="wrap">
        <Text textStyle="sm" color="fg.muted">
          {preview?.isSample && 'No PDF has been uploaded: this is the sample that visitors see.'}
        </Text>
        <Button onClick={() => downloadPreview(preview)} disabled={isLoading}>
          <DownloadIcon />
          Download Template
        </Button>
      </Flex>
    </>
  )
}

/** Shows a document's PDF in a dialog. */
export const PreviewAction = ({ row }: { row: TemplateRow }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Preview: ${row.title}`}
        onClick={() => setOpen(true)}
      >
        Preview
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={row.title} maxW="5xl">
        <Content row={row} />
      </Dialog>
    </>
  )
}
