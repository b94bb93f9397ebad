import { Box, Button, chakra, Flex, Text, Textarea, VisuallyHidden } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { CloseIcon, DownIcon, UpIcon } from '../../../ui/icons.tsx'
import { type ControlProps, stateOf } from './control.ts'
import { type List, type RowPart, useList } from './use-list.ts'

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

type RowProps = { control: ControlProps; list: List; one: string; row: number; text: string }

/** The text of a row, as tall as its content where the browser supports `field-sizing`. */
const RowText = ({ control, list, one, row, text }: RowProps) => (
  <Textarea
    {...stateOf(control)}
    id={row === 0 ? control.id : `${control.id}-${row + 1}`}
    name={control.field.key}
    aria-label={`${capitalised(one)} ${row + 1}`}
    aria-required={(row === 0 && control.required) || undefined}
    autoComplete="off"
    data-part={'text' satisfies RowPart}
    data-row={row}
    rows={1}
    minH="11"
    flex={list.rows.length === 1 ? '1' : { base: '1 1 80%', sm: '1' }}
    minW="0"
    css={{ fieldSizing: 'content', maxHeight: '12rem' }}
    value={text}
    onChange={({ currentTarget }) =>
      list.write(row, currentTarget.value, currentTarget.selectionStart)
    }
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Backspace' || text !== '' || list.rows.length === 1) return
      event.preventDefault()
      list.dropEmpty(row)
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

/** One item of a list: its text, and the buttons that move and remove it. */
const ListRow = (props: RowProps) => {
  const { list, one, row, text } = props
  const alone = list.rows.length === 1
  return (
    <Flex as="li" align="flex-start" gap="1" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Text aria-hidden="true" color="fg.muted" textStyle="sm" pt="2.5" minW="5">
        {row + 1}.
      </Text>
      <RowText {...props} />
      <Flex ms="auto">
        {!alone && <Arrows {...props} />}
        {!(alone && text === '') && (
          <RowButton label={`Remove ${one} ${row + 1}`} row={row} onClick={() => list.remove(row)}>
            <CloseIcon />
          </RowButton>
        )}
      </Flex>
    </Flex>
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

/** Rows are keyed by position: the answer is a text of lines without ids. */
const placed = (rows: readonly string[]) => rows.map((text, row) => ({ id: `row-${row}`, text }))

/**
 * The input for several items in one answer, a row each: Enter or pasted lines make further rows. The
 * group's name and description belong to the fieldset around it.
 */
export const ListControl = (props: ControlProps) => {
  const { one = 'line', add = 'Add a line' } = props.field.list ?? {}
  const list = useList(String(props.value ?? ''), one, props.onChange)
  return (
    <Box ref={list.list}>
      <chakra.ol listStyleType="none" display="grid" gap="2">
        {placed(list.rows).map(({ id, text }, row) => (
          <ListRow key={id} control={props} list={list} one={one} row={row} text={text} />
        ))}
      </chakra.ol>
      <Flex align="center" wrap="wrap" columnGap="6" mt="2">
        <Button type="button" variant="outline" ms="6" onClick={list.add}>
          {add}
        </Button>
        <Undo list={list} />
      </Flex>
      <VisuallyHidden role="status">{list.news}</VisuallyHidden>
    </Box>
  )
}
