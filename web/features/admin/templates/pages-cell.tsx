import { Badge, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/admin-api.ts'
import { driftText, pageDrift } from './page-drift.ts'

/** The measured pages beside the specified ones, and how far apart they are. */
export const PagesCell = ({ row }: { row: TemplateRow }) => {
  const drift = driftText(pageDrift(row))
  return (
    <>
      <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {row.pageCount ?? 'Not measured yet'}
      </Text>
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        Specified: {row.specifiedPages}
      </Text>
      {drift && (
        <Badge colorPalette="amber" mt="1">
          {drift}
        </Badge>
      )}
    </>
  )
}
