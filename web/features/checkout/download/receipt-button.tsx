import { Button, type ButtonProps } from '@chakra-ui/react'
import { useState } from 'react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { ApiError } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { DownloadIcon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notices.ts'

const { failedTitle, failedReceipt } = DOWNLOAD_MESSAGES.download

/** Fetches the whole file before saving it, like the other downloads. */
const useReceipt = (token: string, order: string | undefined) => {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { fetchReceipt, receiptNameOf } = await loadApi()
      await saveBlob(await fetchReceipt(token), receiptNameOf(order))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await notify({ type: 'error', title: failedTitle, description: failedReceipt })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}

type ReceiptButtonProps = ButtonProps & {
  token: string
  /** The order number, for the file name. */
  order?: string
}

/** Saves the purchase's receipt, even after the link has expired. */
export const ReceiptButton = ({ token, order, ...style }: ReceiptButtonProps) => {
  const { busy, download } = useReceipt(token, order)
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={download}
      disabled={busy}
      aria-busy={busy}
      {...style}
    >
      <DownloadIcon />
      Download receipt
    </Button>
  )
}
