import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type TemplateRow, templateFile } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { FileUnavailable, fetchFile, saveBlob } from '../../../ui/browser/save-file.ts'
import { DownloadIcon } from '../../../ui/icons.tsx'
import { Busy } from '../../../ui/status.tsx'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { DialogButton, notifyAdmin } from '../ui/actions.tsx'
import { useAdminData } from '../ui/loaded.tsx'

const { downloadFailed, downloadStarted, missing, previewUnavailable } = MESSAGES.templates

const notifyFailure = (text: string) => notifyAdmin('error', downloadFailed.title, text)

type TemplateFile = { url: string; fileName: string }

const download = async ({ url, fileName }: TemplateFile, failureText: string): Promise<void> => {
  try {
    await saveBlob(await fetchFile(url), fileName)
    notifyAdmin('success', downloadStarted, fileName)
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error
    notifyFailure(failureText)
  }
}

/** Downloads the file in use or a version, and notifies about the outcome. */
export const downloadTemplate = async (
  call: AdminCall,
  id: string,
  type: FileType,
  version?: string,
): Promise<void> => {
  try {
    const file = await call(templateFile, { id, type, version })
    if (file.url === '') notifyFailure(missing[type])
    else await download(file, downloadFailed[type])
  } catch (error) {
    notifyFailure(apiErrorOf(error).status === 404 ? missing[type] : downloadFailed[type])
  }
}

type Preview = TemplateFile & { isSample: boolean }

/** The sample keeps its file name, so that it isn't mistaken for the template. Null without a sample. */
const findSample = async (id: string): Promise<Preview | null> => {
  const fileName = `${id}-sample.pdf`
  const url = `/samples/${fileName}`
  const { ok, headers } = await fetch(url, { method: 'HEAD' })
  const isPdf = headers.get('content-type')?.startsWith('application/pdf')
  return ok && isPdf ? { url, fileName, isSample: true } : null
}

/** The PDF to preview: the file in use, else the sample; null without either. */
const findPreview = async (
  call: AdminCall,
  { id, hasPdf }: TemplateRow,
): Promise<Preview | null> => {
  if (!hasPdf) return findSample(id)
  try {
    const file = await call(templateFile, { id, type: 'pdf', inline: 'true' })
    return file.url === '' ? null : { ...file, isSample: false }
  } catch (error) {
    apiErrorOf(error)
    return findSample(id)
  }
}

/** The height of the preview (specification, Files). */
const FRAME_HEIGHT = '600px'

const PreviewContent = ({ row }: { row: TemplateRow }) => {
  const { data: preview, isLoading } = useAdminData(
    ['admin/preview', row.id, row.lastUpdated],
    (call) => findPreview(call, row),
  )
  return (
    <>
      <Box h={FRAME_HEIGHT}>
        {isLoading && <Busy>Loading preview...</Busy>}
        {preview && (
          <chakra.iframe
            src={preview.url}
            title={`Preview: ${row.title}`}
            w="full"
            h="full"
            bg="bg.muted"
          />
        )}
        {!isLoading && !preview && <p>{previewUnavailable}</p>}
      </Box>
      <Flex mt="4" gap="4" align="center" justify="space-between" wrap="wrap">
        <Text textStyle="sm" color="fg.muted">
          {preview?.isSample && 'No uploaded PDF is in use. This is the sample that visitors see.'}
        </Text>
        <Button
          onClick={() =>
            preview
              ? download(preview, downloadFailed.any)
              : notifyFailure(downloadFailed.unavailable)
          }
          disabled={isLoading}
        >
          <DownloadIcon />
          <span>{preview?.isSample ? 'Download Sample' : 'Download Template'}</span>
        </Button>
      </Flex>
    </>
  )
}

export const PreviewAction = ({ row }: { row: TemplateRow }) => (
  <DialogButton label="Preview" itemName={row.title} title={row.title} dialogWidth="5xl">
    {() => <PreviewContent row={row} />}
  </DialogButton>
)
