/** Props of Chakra's layout components that are properties under another name. */
export const FLEX_PROPS: Readonly<Record<string, string>> = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
  basis: 'flexBasis',
  grow: 'flexGrow',
  shrink: 'flexShrink',
}

export const GRID_PROPS: Readonly<Record<string, string>> = {
  templateAreas: 'gridTemplateAreas',
  templateColumns: 'gridTemplateColumns',
  templateRows: 'gridTemplateRows',
  autoRows: 'gridAutoRows',
  autoColumns: 'gridAutoColumns',
  autoFlow: 'gridAutoFlow',
  column: 'gridColumn',
  row: 'gridRow',
}

/** As many columns of the same width. */
export const columns = (count: unknown): string => `repeat(${count}, minmax(0, 1fr))`
