import { Box, Button, chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import type { ControlProps } from './control.ts'
import { ListRow } from './list-row.tsx'
import { type List, useList } from './use-list.ts'

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

/** Rows are told apart by their place: the answer is nothing but its lines. */
const placed = (rows: readonly string[]) => rows.map((text, row) => ({ id: `row-${row}`, text }))

/**
 * Many things in one answer, a row each: Enter or several pasted lines make further rows. The group's
 * name and description belong to the fieldset around it.
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
