import { chakra } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { KINDS, kindsOf } from '../../api/coverage.ts'
import { paths } from '../../ui/browser/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { CELLS } from './coverage-cells.styles.ts'

/** All documents in all states; headings link to the reasons. */
export const CoverageTable = ({ entries }: { entries: readonly CatalogEntry[] }) => {
  const columns = entries.map(({ id }) => kindsOf(id) ?? [])
  return (
    <chakra.table
      w="full"
      borderCollapse="separate"
      borderSpacing="0"
      tableLayout="fixed"
      textStyle="sm"
      css={CELLS}
    >
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
    </chakra.table>
  )
}
