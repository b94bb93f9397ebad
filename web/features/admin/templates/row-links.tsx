import { Link } from '@chakra-ui/react'
import { useState } from 'react'
import type { TemplateRow } from '../../../../shared/admin-api.ts'
import { testTokenFor } from '../../../../shared/test-token.ts'
import { paths } from '../../../lib/paths.ts'

/** They open beside the admin pages, in which somebody is signed in. */
const beside = { target: '_blank', rel: 'noopener' } as const

/** The document's page, and the download page as its buyers see it. */
export const RowLinks = ({ row }: { row: TemplateRow }) => {
  const [token] = useState(() => testTokenFor(row.id))
  return (
    <>
      <Link href={paths.document(row.id)} aria-label={`View page: ${row.title}`} {...beside}>
        View page
      </Link>
      <Link href={paths.download(token)} aria-label={`Test download: ${row.title}`} {...beside}>
        Test download
      </Link>
    </>
  )
}
