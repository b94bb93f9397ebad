import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { MESSAGES } from '../../../../shared/messages.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { useMedia, WIDE_TABLE } from '../../../ui/hooks/use-media.ts'
import { TextSkeleton } from '../../../ui/skeleton.tsx'
import { RowTitle, ScrollTable, TableCell, TableRow } from '../ui/scroll-table.tsx'
import { loadMatrix, type MatrixRow } from './matrix-rows.ts'

const COLUMNS = ['Document Name', 'Overview', "What's Included", 'Use Cases']

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 1 ? (
    <Text>{texts[0]}</Text>
  ) : (
    <Box as="ul" ps="4" listStyleType="disc">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  )

const Row = ({ row }: { row: MatrixRow }) => (
  <TableRow>
    <RowTitle>
      <Text fontWeight="semibold">{row.title}</Text>
    </RowTitle>
    {[row.overview, row.whatsIncluded, row.useCases].map((texts, column) => (
      <TableCell key={COLUMNS[column + 1]} width={column > 0 ? '18rem' : undefined}>
        <Texts texts={texts} />
      </TableCell>
    ))}
  </TableRow>
)

const MatrixTable = ({ rows }: { rows: readonly MatrixRow[] }) => (
  <ScrollTable label="Document Content Matrix" columns={COLUMNS} minW="56rem">
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </ScrollTable>
)

/** On narrow screens, each document expands to its content. */
const MatrixList = ({ rows }: { rows: readonly MatrixRow[] }) => (
  <Box as="ul" listStyleType="none" aria-label="Document Content Matrix">
    {rows.map((row) => (
      <Box as="li" key={row.id} borderTopWidth="1px">
        <details>
          <chakra.summary py="3" cursor="pointer" fontWeight="semibold">
            {row.title}
          </chakra.summary>
          {[row.overview, row.whatsIncluded, row.useCases].map((texts, column) => (
            <Box key={COLUMNS[column + 1]} pb="4" textStyle="sm">
              <Text color="fg.muted">{COLUMNS[column + 1]}</Text>
              <Texts texts={texts} />
            </Box>
          ))}
        </details>
      </Box>
    ))}
  </Box>
)

/** The site's content for each enabled document. */
export const ContentMatrix = () => {
  const Matrix = useMedia(WIDE_TABLE) ? MatrixTable : MatrixList
  const { data: rows, error } = useSWR('admin/matrix', loadMatrix, SWR_OPTIONS)
  return (
    <Box as="section" mt="16">
      <Heading as="h2" size="lg" mb="4">
        Document Content Matrix
      </Heading>
      {error && <Text role="alert">{MESSAGES.api.unexpected}</Text>}
      {!rows && !error && <TextSkeleton lines={12} />}
      {rows && <Matrix rows={rows} />}
    </Box>
  )
}
