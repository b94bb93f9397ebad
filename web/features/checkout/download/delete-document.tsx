import { Box, Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ErasureView } from '../../../../shared/api/downloads.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { api } from '../../../api/api.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { notify } from '../../../ui/notices.ts'

type DeleteDocumentProps = { token: string; onDeleted: (erasure: ErasureView) => void }

/** Deletes the purchase after a confirmation. */
export const DeleteDocument = ({ token, onDeleted }: DeleteDocumentProps) => {
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
    <Box as="section" mt="12" pt="6" borderTopWidth="1px">
      <Text mb="3" color="fg.muted" maxW="prose">
        Your document is yours. You can delete it from our servers at any time.
      </Text>
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
    </Box>
  )
}
