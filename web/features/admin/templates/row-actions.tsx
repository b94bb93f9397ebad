import { Button, Flex, Link } from '@chakra-ui/react'
import { useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { FILE_TYPES } from '../../../../shared/template-files.ts'
import { createTestToken } from '../../../../shared/test-token.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { CurrentDeliveries } from './current-deliveries.tsx'
import { downloadTemplate } from './download-template.ts'
import { PreviewAction } from './template-preview.tsx'
import { VersionsAction } from './versions-dialog.tsx'

/** Opens a new tab, because this one has the sign-in in memory. */
const OPEN_IN_NEW_TAB = { target: '_blank', rel: 'noopener' } as const

const RowLinks = ({ row }: { row: TemplateRow }) => {
  const [token] = useState(() => createTestToken(row.id))
  return (
    <>
      <Link
        href={paths.document(row.id)}
        aria-label={`View page: ${row.title}`}
        {...OPEN_IN_NEW_TAB}
      >
        View page
      </Link>
      <Link
        href={paths.download(token)}
        aria-label={`Test download: ${row.title}`}
        {...OPEN_IN_NEW_TAB}
      >
        Test download
      </Link>
    </>
  )
}

export type RowProps = {
  row: TemplateRow
  onUpload: (id: string) => void
  /** Called after a template has changed. */
  onChanged: () => void
}

export const RowActions = ({ row, onUpload, onChanged }: RowProps) => {
  const { call } = useAdmin()
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <PreviewAction row={row} />
        {FILE_TYPES.toReversed().map((type) => (
          <ActionButton
            key={type}
            label={type.toUpperCase()}
            itemName={row.title}
            disabled={!(type === 'docx' ? row.hasDocx : row.hasPdf)}
            action={() => downloadTemplate(call, row.id, type)}
          />
        ))}
        <VersionsAction row={row} onRestored={onChanged} />
        <Button
          size="sm"
          variant="outline"
          aria-label={`Upload: ${row.title}`}
          onClick={() => onUpload(row.id)}
        >
          Upload
        </Button>
      </Flex>
      <Flex gap="4" mt="2">
        <RowLinks row={row} />
      </Flex>
      <CurrentDeliveries row={row} onChanged={onChanged} />
    </>
  )
}
