import { Badge, Flex, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { driftText, pageDrift } from '../ui/page-drift.ts'

export const Pages = ({ row }: { row: TemplateRow }) => {
  const drift = driftText(pageDrift(row))
  return (
    <>
      <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {row.pageCount ?? 'Not measured yet'}
      </Text>
      <Text
        textStyle="xs"
        color="fg.muted"
        whiteSpace="nowrap"
      >{`Specified: ${row.specifiedPages}`}</Text>
      {drift && (
        <Badge colorPalette="amber" mt="1">
          {drift}
        </Badge>
      )}
    </>
  )
}

const presenceText = (present: boolean, isPlaceholder: boolean) => {
  if (!present) return 'missing'
  return isPlaceholder ? 'present (placeholder)' : 'present'
}

type FileBadgeProps = { row: TemplateRow; type: FileType; present: boolean }

/** Placeholders never reach buyers, so they aren't green. */
const FileBadge = ({ row, type, present }: FileBadgeProps) => {
  const isPlaceholder = row.placeholders.includes(type)
  return (
    <Badge
      colorPalette={present && !isPlaceholder ? 'green' : 'gray'}
      alignSelf="flex-start"
    >{`${type.toUpperCase()} ${presenceText(present, isPlaceholder)}`}</Badge>
  )
}

export const Files = ({ row }: { row: TemplateRow }) => (
  <Flex direction="column" gap="1">
    <FileBadge row={row} type="docx" present={row.hasDocx} />
    <FileBadge row={row} type="pdf" present={row.hasPdf} />
    <Text
      textStyle="xs"
      color="fg.muted"
      whiteSpace="nowrap"
    >{`${Object.keys(row.versions).length > 0 ? 'Version' : 'Generated, version'} ${row.version}`}</Text>
  </Flex>
)
