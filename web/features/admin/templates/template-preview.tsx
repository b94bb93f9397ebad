import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { type TemplateRow, templateFile } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { DownloadIcon } from '../../../ui/icons.tsx'
import { Busy } from '../../../ui/status.tsx'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { downloadPreview } from './download-template.ts'

type Preview = { url: string; fileName: string; isSample: boolean }

/** The sample keeps its file name, so that it isn't mistaken for the template. */
const findSample = async (id: string): Promise<Preview | undefined> => {
  const fileName = `${id}-sample.pdf`
  const url = `/samples/${fileName}`
  const { ok, headers } = await fetch(url, { method: 'HEAD' })
  const isPdf = headers.get('content-type')?.startsWith('application/pdf') === true
  return ok && isPdf ? { url, fileName, isSample: true } : undefined
}

/** The PDF to preview: the file in use, else the sample; undefined without either. */
const findPreview = async (
  call: AdminCall,
  { id, hasPdf }: TemplateRow,
): Promise<Preview | undefined> => {
  if (!hasPdf) return findSample(id)
  try {
    const file = await call(templateFile, { id, type: 'pdf', inline: 'true' })
    return file.url === '' ? undefined : { ...file, isSample: false }
  } catch (error) {
    apiErrorOf(error)
    return findSample(id)
  }
}

/** The height of the preview (specification, Files). */
const FRAME_HEIGHT = '600px'

type AreaProps = { preview: Preview | undefined; loading: boolean; title: string }

const Area = ({ preview, loading, title }: AreaProps) => {
  if (loading) return <Busy>Loading preview...</Busy>
  if (!preview) return <p>{MESSAGES.templates.previewUnavailable}</p>
  const label = `Preview: ${title}`
  return <chakra.iframe src={preview.url} title={label} w="full" h="full" bg="bg.muted" />
}

const Content = ({ row }: { row: TemplateRow }) => {
  const { call } = useAdmin()
  const { data: preview, isLoading } = useSWR(
    ['admin/preview', row.id, row.lastUpdated],
    () => findPreview(call, row),
    SWR_OPTIONS,
  )
  return (
    <>
      <Box h={FRAME_HEIGHT}>
        <Area preview={preview} loading={isLoading} title={row.title} />
      </Box>
      <Flex mt="4" gap="4" align="center" justify="space-between" wrap="wrap">
        <Text textStyle="sm" color="fg.muted">
          {preview?.isSample && 'No uploaded PDF is in use. This is the sample that visitors see.'}
        </Text>
        <Button onClick={() => downloadPreview(preview)} disabled={isLoading}>
          <DownloadIcon />
          <span>{preview?.isSample ? 'Download Sample' : 'Download Template'}</span>
        </Button>
      </Flex>
    </>
  )
}

export const PreviewAction = ({ row }: { row: TemplateRow }) => (
  <DialogButton label="Preview" itemName={row.title} title={row.title} dialogWidth="5xl">
    {() => <Content row={row} />}
  </DialogButton>
)
