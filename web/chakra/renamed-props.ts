/** Props of Chakra's layout components that are properties under another name. */
export const FLEX_PROPS: Readonly<Record<string, string>> = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
}

export const GRID_PROPS: Readonly<Record<string, string>> = {
  templateColumns: 'gridTemplateColumns',
  templateRows: 'gridTemplateRows',
  autoRows: 'gridAutoRows',
  autoColumns: 'gridAutoColumns',
  autoFlow: 'gridAutoFlow',
}

/** As many columns of the same width. */
export const columns = (count: unknown): string => `repeat(${count}, minmax(0, 1fr))`
