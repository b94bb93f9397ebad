import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type ScrollTableProps = {
  label: string
  columns: readonly string[]
  /** The table's minimum width; narrower screens scroll horizontally. */
  minW: string
  busy?: boolean
  children: ReactNode
}

export const ScrollTable = ({ label, columns, minW, busy, children }: ScrollTableProps) => (
  <Box overflowX="auto" tabIndex={0} role="region" aria-label={label}>
    <chakra.table w="full" minW={minW} textStyle="sm" aria-label={label} aria-busy={busy}>
      <thead>
        <tr>
          {columns.map((title) => (
            <chakra.th
              key={title}
              scope="col"
              py="2"
              pe="4"
              fontWeight="semibold"
              textAlign="start"
              whiteSpace="nowrap"
            >
              {title}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </chakra.table>
  </Box>
)

export const TableRow = ({ children }: { children: ReactNode }) => (
  <chakra.tr borderTopWidth="1px" verticalAlign="top">
    {children}
  </chakra.tr>
)

/** A sticky row header. */
export const RowTitle = ({ children }: { children: ReactNode }) => (
  <chakra.th
    scope="row"
    position="sticky"
    insetStart="0"
    bg="bg"
    py="3"
    pe="4"
    maxW={{ base: '44', md: 'sm' }}
    fontWeight="normal"
    textAlign="start"
  >
    {children}
  </chakra.th>
)

/** `width` keeps a short column from being squeezed by a long one. */
export const TableCell = ({ width, children }: { width?: string; children: ReactNode }) => (
  <chakra.td py="3" pe="4" w={width}>
    {children}
  </chakra.td>
)
