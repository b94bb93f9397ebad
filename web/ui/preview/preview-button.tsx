import { Button } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'

const PreviewDialog = lazy(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}))

/** Opens the preview of a document; its code is fetched with the first click. */
export const PreviewButton = ({ entry }: { entry: CatalogEntry }) => {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={`Preview: ${entry.title}`}
      >
        Preview
      </Button>
      {open !== undefined && (
        <Suspense>
          <PreviewDialog entry={entry} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
