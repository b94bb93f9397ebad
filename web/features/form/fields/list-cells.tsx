import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { isInvalidCell } from '../../../../shared/documents/template/field-checks.ts'
import type { ListColumn } from '../../../../shared/documents/template/template.ts'
import { IMPOSSIBLE_DATE } from '../../../../shared/documents/toolbox/dates.ts'
import { formatCents, parseMoney } from '../../../../shared/documents/toolbox/money.ts'
import { VALIDATION_MESSAGES } from '../../../../shared/validation-messages.ts'
import { Input } from './inputs.ts'
import type { ListCells } from './use-list-cells.ts'

const WIDTHS: Record<ListColumn['kind'], string> = {
  text: '7rem',
  date: '9.5rem',
  'last-four': '5rem',
  money: '8rem',
}

const INPUT_MODES = {
  text: undefined,
  date: undefined,
  'last-four': 'numeric',
  money: 'decimal',
} as const

type CellProps = {
  column: ListColumn
  name: string
  text: string
  /** The list's error, if it has one. */
  errorId: string | undefined
  onWrite: (text: string) => void
}

/** One labeled cell of a row. */
const Cell = ({ column: { label, kind }, name, text, errorId, onWrite }: CellProps) => {
  const id = useId()
  const isImpossible = text === IMPOSSIBLE_DATE
  const error = isImpossible ? `${id}-error` : isInvalidCell(kind, text) ? errorId : undefined
  return (
    <Box flex={kind === 'text' ? `1 1 ${WIDTHS.text}` : `0 1 ${WIDTHS[kind]}`} minW="0">
      <chakra.label htmlFor={id} color="fg.muted" textStyle="xs">
        {kind === 'money' ? `${label}, $` : label}
      </chakra.label>
      <Input
        id={id}
        aria-label={name}
        type={kind === 'date' ? 'date' : 'text'}
        inputMode={INPUT_MODES[kind]}
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        value={isImpossible ? '' : text}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          // Browsers report a date that does not exist as no date.
          if (currentTarget.validity.badInput) onWrite(IMPOSSIBLE_DATE)
          else if (isImpossible) onWrite(currentTarget.value)
        }}
      />
      {isImpossible && (
        <Text id={`${id}-error`} color="fg.error" textStyle="xs">
          {VALIDATION_MESSAGES.date}
        </Text>
      )}
    </Box>
  )
}

type RowCellsProps = {
  cells: ListCells
  item: string
  row: number
  line: string
  errorId: string | undefined
}

/** The cells of a row after the first. `item` names the row: "Asset 2". */
export const RowCells = ({ cells, item, row, line, errorId }: RowCellsProps) => {
  const texts = cells.cellsOf(line)
  return (
    <Flex wrap="wrap" gap="2" mt="1" mb="2">
      {cells.columns.slice(1).map((column, index) => (
        <Cell
          key={column.label}
          column={column}
          name={`${item}: ${column.label}`}
          text={texts[index + 1] ?? ''}
          errorId={errorId}
          onWrite={(text) => cells.writeCell(row, index + 1, text, null)}
        />
      ))}
    </Flex>
  )
}

/** Each row's amount in cents; undefined if it isn't an amount. */
const centsOf = (cells: ListCells, rows: readonly string[]): (number | undefined)[] => {
  const index = cells.columns.findIndex(({ kind }) => kind === 'money')
  return rows.map((line) => parseMoney(cells.cellsOf(line)[index] ?? ''))
}

/** The sum of the amounts, and the number of rows without one. */
export const RowsTotal = ({ cells, rows }: { cells: ListCells; rows: readonly string[] }) => {
  const cents = centsOf(
    cells,
    rows.filter((line) => line.trim() !== ''),
  )
  const known = cents.filter((each) => each !== undefined)
  if (known.length === 0) return null
  const without = cents.length - known.length
  return (
    <Box ms="auto" textStyle="sm" fontVariantNumeric="tabular-nums">
      Total <strong>{formatCents(known.reduce((sum, each) => sum + each, 0))}</strong>
      {without > 0 && (
        <chakra.span color="fg.muted">{`, ${without} without an amount`}</chakra.span>
      )}
    </Box>
  )
}
