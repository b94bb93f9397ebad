import { Box } from '@chakra-ui/react'
import { ScrollTable, TableCell, TableRow } from '../parts/scroll-table.tsx'
import type { Placeholder } from './use-creator.ts'

const COLUMNS = ['Document', 'State', 'Version', 'Pages', 'File']

/** The files that were made, in the order in which they were. */
export const PlaceholderTable = ({ placeholders }: { placeholders: readonly Placeholder[] }) => (
  <Box mt="4" maxH="24rem" overflowY="auto" tabIndex={0} role="region" aria-label="Results">
    <ScrollTable label="Placeholders created" columns={COLUMNS} minW="40rem">
      {placeholders.map(({ title, state, version, pageCount, filePath }) => (
        <TableRow key={filePath}>
          {[title, state, version, pageCount, filePath].map((value, column) => (
            <TableCell key={COLUMNS[column]}>{value}</TableCell>
          ))}
        </TableRow>
      ))}
    </ScrollTable>
  </Box>
)
