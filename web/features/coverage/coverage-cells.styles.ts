import { MARKS } from './kind-shapes.ts'

/**
 * Shared CSS for all cells: styling 600 cells individually would take a fifth of a second on a
 * phone.
 */
export const CELLS = {
  '& td': { textAlign: 'center', py: '1.5', borderBottomWidth: '1px' },
  '& td::before': { content: '""', display: 'inline-block', boxSize: '3', verticalAlign: 'middle' },
  '& td > span': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:hover': { bg: 'bg.subtle' },
  '& tbody th': {
    textAlign: 'start',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
    pe: '4',
    borderBottomWidth: '1px',
  },
  '& thead th': {
    position: 'sticky',
    top: '16',
    zIndex: 'docked',
    bg: 'bg',
    verticalAlign: 'bottom',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    // Lets "Incorporation" fit into a twelfth column.
    fontSize: '0.6875rem',
    letterSpacing: '-0.01em',
    px: '0.5',
    py: '2',
    borderBottomWidth: '2px',
    borderColor: 'border.emphasized',
  },
  '& thead th:first-of-type': { textAlign: 'start', ps: '0' },
  ...Object.fromEntries(
    Object.entries(MARKS).map(([kind, mark]) => [`& td[data-kind=${kind}]::before`, mark] as const),
  ),
}
