import { chakra } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { KINDS, kindsOf } from '../../api/coverage.ts'
import { paths } from '../../ui/browser/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { MARKS } from './kind-mark.tsx'

/** One style for all cells: styling 600 cells individually would take a fifth of a second on a phone. */
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    textStyle: 'sm',
    '& td': { textAlign: 'center', py: '1.5', borderBottomWidth: '1px' },
    '& td::before': {
      content: '""',
      display: 'inline-block',
      boxSize: '3',
      verticalAlign: 'middle',
    },
    '& td > span': { srOnly: true },
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
      Object.entries(MARKS).map(([kind, mark]) => [`& td[data-kind=${kind}]::before`, mark]),
    ),
  },
})

/** All documents in all states; headings link to the reasons. */
export const CoverageTable = ({ entries }: { entries: readonly CatalogEntry[] }) => {
  const columns = entries.map(({ id }) => kindsOf(id) ?? [])
  return (
    <Table>
      <colgroup>
        <chakra.col w="9.5rem" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">State</th>
          {entries.map(({ id, title }) => (
            <th key={id} scope="col">
              <SiteLink to={paths.coverage({ document: id })} variant="plain">
                {title}
              </SiteLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STATE_NAMES.map((state, row) => (
          <tr key={state}>
            <th scope="row">
              <SiteLink to={paths.coverage({ state })} variant="plain">
                {state}
              </SiteLink>
            </th>
            {columns.map((kinds, column) => {
              const kind = kinds[row] ?? 'floor'
              return (
                <td key={entries[column]?.id} data-kind={kind}>
                  <span>{KINDS[kind].label}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
