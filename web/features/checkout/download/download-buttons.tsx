import { Button, Flex, Text } from '@chakra-ui/react'
import type { FileFormat } from '../../../../shared/api/downloads.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { blobUrlOf, saveBlob } from '../../../ui/browser/save-file.ts'
import { DownloadIcon } from '../../../ui/icons.tsx'
import { type Notice, notify } from '../../../ui/notices.ts'
import { Panel } from '../../../ui/panel.tsx'

const { download } = DOWNLOAD_MESSAGES

const FILES = {
  docx: {
    label: 'Download Word Document',
    name: 'DOCX',
    failed: download.failed,
    missing: download.unavailable('DOCX'),
  },
  pdf: {
    label: 'Download PDF',
    name: 'PDF',
    failed: download.failed,
    missing: download.unavailable('PDF'),
  },
  instructions: {
    label: 'Download Instructions',
    name: 'Instructions',
    failed: download.failedInstructions,
    missing: download.failedInstructions,
  },
} satisfies Record<FileFormat, object>

/** Fetches the whole file before saving it, so that success is only reported for a complete file. */
const startDownload = async (token: string, format: FileFormat): Promise<void> => {
  const { name, failed, missing } = FILES[format]
  /** The outcome replaces the notice of the start. */
  const show = (notice: Notice) => notify({ ...notice, id: `download-${format}` })
  const fail = (description: string) =>
    show({ type: 'error', title: download.failedTitle, description })
  show({ type: 'info', title: download.starting[format] })
  try {
    const { api, downloadUrl, fetchDownload } = await loadApi()
    const { files, fileNames, preparing } = await api.getDownload({ token })
    if (preparing.includes(format)) return fail(download.preparing)
    const fileName = fileNames[format]
    if (!(files.includes(format) && fileName)) return fail(missing)
    // Without blob URLs, the browser downloads the file itself.
    if (blobUrlOf(new Blob()) === undefined) {
      return window.location.assign(downloadUrl(token, format))
    }
    await saveBlob(await fetchDownload(token, format), fileName)
    show({ type: 'success', title: download.doneTitle, description: download.done(name) })
  } catch (error) {
    fail(apiErrorOf(error).code === 'not_ready' ? download.preparing : failed)
  }
}

/** Meta's, Line's and other in-app browsers identify themselves; Android's web view says "wv". */
const IN_APP_BROWSER =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|Bytedance|LinkedInApp|Pinterest)|; wv\)/

/** iOS browsers name Safari or themselves; a plain web view names neither. */
const IOS_WEB_VIEW =
  /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*\b(?:Safari|CriOS|FxiOS|EdgiOS|GSA)\/)/

/** Whether the page is in an in-app browser, which may silently drop downloads. */
export const isInAppBrowser = (userAgent: string): boolean =>
  IN_APP_BROWSER.test(userAgent) || IOS_WEB_VIEW.test(userAgent)

const copyLink = async (text: string): Promise<void> => {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  notify(
    isCopied
      ? { type: 'success', title: 'Link copied', description: 'Paste it into your browser.' }
      : { type: 'error', title: 'Link not copied', description: 'Open it from our email instead.' },
  )
}

/** Shows buyers in an in-app browser where to save their files. */
const InAppNote = ({ token }: { token: string }) => {
  if (!isInAppBrowser(navigator.userAgent)) return null
  return (
    <Panel role="note" tone="warning" mt="4" maxW="prose">
      <Text fontWeight="semibold">You’re in another app’s browser, which may not save files.</Text>
      <Text textStyle="sm">
        If nothing is saved, open the link from our email in Safari, Chrome or another browser.
      </Text>
      <Button
        mt="3"
        variant="outline"
        onClick={() => copyLink(window.location.origin + paths.download(token))}
      >
        Copy the link
      </Button>
    </Panel>
  )
}

/** A button per file; the Word document's is primary. */
export const DownloadButtons = ({
  token,
  formats = ['docx', 'pdf', 'instructions'],
}: {
  token: string
  formats?: readonly FileFormat[]
}) => (
  <>
    <Flex gap="3" wrap="wrap">
      {formats.map((format) => (
        <Button
          key={format}
          width={{ base: 'full', sm: 'auto' }}
          variant={format === 'docx' ? 'solid' : 'outline'}
          onClick={() => startDownload(token, format)}
        >
          <DownloadIcon />
          {FILES[format].label}
        </Button>
      ))}
    </Flex>
    <InAppNote token={token} />
  </>
)
