import { Badge, Flex } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/admin-api.ts'

const FileBadge = ({ label, present }: { label: string; present: boolean }) => (
  <Badge colorPalette={present ? 'green' : 'gray'} alignSelf="flex-start">
    {label} {present ? 'present' : 'missing'}
  </Badge>
)

/** Which files a document has. */
export const StatusCell = ({ row }: { row: TemplateRow }) => (
  <Flex direction="column" gap="1">
    <FileBadge label="DOCX" present={row.hasDocx} />
    <FileBadge label="PDF" present={row.hasPdf} />
  </Flex>
)
