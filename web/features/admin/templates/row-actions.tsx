import { Button, Flex } from '@chakra-ui/react'
import type { FileType, TemplateRow } from '../../../../shared/admin-api.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { downloadTemplate } from './download-template.ts'
import { PreviewAction } from './preview-dialog.tsx'
import { RowLinks } from './row-links.tsx'
import { VersionsAction } from './versions-dialog.tsx'

export type RowProps = {
  row: TemplateRow
  onUpload: (id: string) => void
  /** Something about the templates has changed. */
  onChanged: () => void
}

const FILES = [
  { type: 'docx', label: 'DOCX', has: ({ hasDocx }: TemplateRow) => hasDocx },
  { type: 'pdf', label: 'PDF', has: ({ hasPdf }: TemplateRow) => hasPdf },
] as const satisfies readonly {
  type: FileType
  label: string
  has: (row: TemplateRow) => boolean
}[]

/** Everything that can be done with a document's template. */
export const RowActions = ({ row, onUpload, onChanged }: RowProps) => {
  const { api } = useAdmin()
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <PreviewAction row={row} />
        {FILES.map(({ type, label, has }) => (
          <ActionButton
            key={type}
            label={label}
            of={row.title}
            disabled={!has(row)}
            work={() => downloadTemplate(api, row.id, type)}
          />
        ))}
        <VersionsAction row={row} onRestored={onChanged} />
        <Button size="sm" aria-label={`Upload: ${row.title}`} onClick={() => onUpload(row.id)}>
          Upload
        </Button>
      </Flex>
      <Flex gap="4" mt="2">
        <RowLinks row={row} />
      </Flex>
    </>
  )
}
