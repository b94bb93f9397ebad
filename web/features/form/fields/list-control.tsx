import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { capitalize } from '../../../../shared/documents/toolbox/text.ts'
import { CloseIcon, DownIcon, UpIcon } from '../../../ui/icons.tsx'
import { ariaProps, type ControlProps } from './control.ts'
import { Textarea } from './inputs.ts'
import { RowCells, RowsTotal } from './list-cells.tsx'
import { type List, type RowPart, useList } from './use-list.ts'
import { type ListCells, useListCells } from './use-list-cells.ts'

type RowProps = {
  control: ControlProps
  list: List
  one: string
  row: number
  text: string
  /** Only for lists with columns. */
  cells?: ListCells
}

/** A row's text, as tall as its content if the browser supports `field-sizing`. */
const RowText = ({ control, list, one, row, text, cells }: RowProps) => (
  <Textarea
    {...ariaProps(control)}
    aria-invalid={(control.invalid && !cells?.hasInvalidCell(list.rows)) || undefined}
    id={row === 0 ? control.id : `${control.id}-${row + 1}`}
    name={control.field.key}
    aria-label={`${capitalize(one)} ${row + 1}`}
    aria-required={(row === 0 && control.required) || undefined}
    autoComplete="off"
    data-part={'text' satisfies RowPart}
    data-row={row}
    rows={1}
    minH="11"
    css={{ fieldSizing: 'content', maxHeight: '12rem' }}
    value={cells ? cells.cellsOf(text)[0] : text}
    onChange={({ currentTarget: { value, selectionStart } }) =>
      cells
        ? cells.writeCell(row, 0, value, selectionStart)
        : list.write(row, value, selectionStart)
    }
    onBlur={() => cells?.reparse(text)}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Backspace' || text !== '' || list.rows.length === 1) return
      event.preventDefault()
      list.removeEmpty(row)
    }}
  />
)

type RowButtonProps = {
  label: string
  part?: RowPart
  row: number
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

const RowButton = ({ label, part, row, children, ...button }: RowButtonProps) => (
  <Button
    type="button"
    variant="ghost"
    aria-label={label}
    title={label}
    data-part={part}
    data-row={row}
    minW="11"
    px="0"
    color="fg.muted"
    {...button}
  >
    {children}
  </Button>
)

const Arrows = ({ list, one, row }: RowProps) => (
  <>
    <RowButton
      label={`Move ${one} ${row + 1} up`}
      part="up"
      row={row}
      disabled={row === 0}
      onClick={() => list.move(row, -1)}
    >
      <UpIcon />
    </RowButton>
    <RowButton
      label={`Move ${one} ${row + 1} down`}
      part="down"
      row={row}
      disabled={row === list.rows.length - 1}
      onClick={() => list.move(row, 1)}
    >
      <DownIcon />
    </RowButton>
  </>
)

/** The buttons are next to the text or, on narrow screens, below everything. */
const AREAS = {
  base: '"number text" "number cells" "number buttons"',
  sm: '"number text buttons" "number cells cells"',
}

/** A list item: its text, its other cells, and the buttons to move and remove it. */
const ListRow = (props: RowProps) => {
  const { list, one, row, text, cells } = props
  const alone = list.rows.length === 1
  return (
    <Grid
      as="li"
      templateAreas={AREAS}
      templateColumns={{ base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' }}
    >
      <Text gridArea="number" aria-hidden="true" color="fg.muted" textStyle="sm" pt="2.5" minW="6">
        {row + 1}.
      </Text>
      <Box gridArea="text">
        <RowText {...props} />
      </Box>
      {cells && (
        <Box gridArea="cells">
          <RowCells
            cells={cells}
            item={`${capitalize(one)} ${row + 1}`}
            row={row}
            line={text}
            errorId={props.control.invalid ? props.control.describedBy : undefined}
          />
        </Box>
      )}
      <Flex gridArea="buttons" justify="flex-end" align="start">
        {!alone && <Arrows {...props} />}
        {!(alone && text === '') && (
          <RowButton label={`Remove ${one} ${row + 1}`} row={row} onClick={() => list.remove(row)}>
            <CloseIcon />
          </RowButton>
        )}
      </Flex>
    </Grid>
  )
}

const Undo = ({ list }: { list: List }) =>
  list.removed && (
    <Flex align="center" gap="3" minW="0">
      <chakra.span color="fg.muted" textStyle="sm" truncate>
        {list.removed.text.trim() === '' ? 'Removed' : `Removed “${list.removed.text}”`}
      </chakra.span>
      <Button type="button" variant="plain" data-part="undo" onClick={list.undo}>
        Undo
      </Button>
    </Flex>
  )

/** Rows are keyed by position, because the answer is lines of text without ids. */
const keyedRows = (rows: readonly string[]) => rows.map((text, row) => ({ id: `row-${row}`, text }))

/**
 * The input for an answer with several items, one per row. Enter or pasted lines add rows. The fieldset around
 * it has its name and description.
 */
export const ListControl = (props: ControlProps) => {
  const { one = 'line', add = 'Add a line', columns } = props.field.list ?? {}
  const list = useList(String(props.value ?? ''), one, props.onChange)
  const cells = useListCells(columns, list)
  return (
    <Box ref={list.list}>
      <chakra.ol listStyleType="none" display="grid" gap={cells ? '4' : '2'}>
        {keyedRows(list.rows).map(({ id, text }, row) => (
          <ListRow
            key={id}
            control={props}
            list={list}
            one={one}
            row={row}
            text={text}
            cells={cells}
          />
        ))}
      </chakra.ol>
      <Flex align="center" wrap="wrap" columnGap="6" mt="2">
        <Button type="button" variant="outline" ms="6" onClick={list.add}>
          {add}
        </Button>
        <Undo list={list} />
        {cells && <RowsTotal cells={cells} rows={list.rows} />}
      </Flex>
      <Box srOnly role="status">
        {list.announcement}
      </Box>
    </Box>
  )
}
