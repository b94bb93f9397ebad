import { Button, type ButtonProps } from '@chakra-ui/react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { saveBlob } from '../../../ui/browser/save-file.ts'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { DownloadIcon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notices.ts'

const { failedTitle, failedReceipt } = DOWNLOAD_MESSAGES.download

type ReceiptButtonProps = ButtonProps & {
  token: string
  /** The order number, for the file name. */
  order?: string
}

/** Saves the purchase's receipt, even after the link has expired. */
export const ReceiptButton = ({ token, order, ...style }: ReceiptButtonProps) => {
  const { busy, run } = useBusy()
  const download = async () => {
    try {
      const { fetchReceipt, receiptNameOf } = await loadApi()
      await saveBlob(await fetchReceipt(token), receiptNameOf(order))
    } catch (error) {
      apiErrorOf(error)
      notify({ type: 'error', title: failedTitle, description: failedReceipt })
    }
  }
  return (
    <Button
      variant="outline"
      onClick={() => run(download)}
      disabled={busy}
      aria-busy={busy}
      {...style}
    >
      <DownloadIcon />
      Download receipt
    </Button>
  )
}
