import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { COVERAGE } from '../../../shared/content/coverage-page.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import {
  type CoverageKind,
  coveredEntries,
  KIND_ORDER,
  KINDS,
  kindsOf,
  statesOf,
} from '../../api/coverage.ts'
import { paths } from '../../ui/browser/paths.ts'
import { KindBadge } from '../../ui/kind-badge.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** The background is the shape, so forced colors must keep it. */
const SHAPE = { _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' } }

/** Kinds differ in shape and color: square, diamond, disc and ring. */
const MARKS: Readonly<Record<CoverageKind, object>> = {
  refuse: { ...SHAPE, bg: 'red.solid', borderRadius: '1px' },
  warn: {
    ...SHAPE,
    bg: 'amber.solid',
    transform: 'rotate(45deg) scale(0.85)',
    borderRadius: '1px',
  },
  own: { ...SHAPE, bg: 'purple.solid', borderRadius: 'full' },
  floor: { borderWidth: '1.5px', borderColor: 'border.emphasized', borderRadius: 'full' },
}

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
const CoverageTable = ({ entries }: { entries: readonly CatalogEntry[] }) => {
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

const Legend = () => (
  <Box as="ul" display="grid" gap="2" mb="8" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
    {KIND_ORDER.map((kind) => (
      <Flex as="li" key={kind} gap="2.5" align="baseline">
        <Box as="span" aria-hidden="true" boxSize="3" flexShrink={0} css={MARKS[kind]} />
        <Text color="fg.muted">
          <Text as="strong" color="fg" display="block">
            {KINDS[kind].label}
          </Text>
          {KINDS[kind].text}
        </Text>
      </Flex>
    ))}
  </Box>
)

/** A document on a phone: states per kind, and the restrictive ones by name. */
const DocumentCard = ({ entry }: { entry: CatalogEntry }) => (
  <Box as="li" py="5" borderTopWidth="1px">
    <h3>
      <SiteLink to={paths.coverage({ document: entry.id })} variant="plain" standalone>
        {entry.title}
      </SiteLink>
    </h3>
    {KIND_ORDER.map((kind) => {
      const states = statesOf(entry.id, kind)
      if (states.length === 0) return null
      const listed = kind === 'refuse' || kind === 'warn'
      return (
        <Grid
          key={kind}
          templateColumns="7rem 1fr"
          justifyItems="start"
          alignItems="baseline"
          mt="1.5"
        >
          <KindBadge kind={kind} />
          <Text textStyle="sm">
            {listed && states.length <= 12
              ? states.join(', ')
              : `${states.length} ${states.length === 1 ? 'state' : 'states'}`}
          </Text>
        </Grid>
      )
    })}
  </Box>
)

/** All documents in all states, as a table or, on narrow screens, as cards. */
export const WholeTable = () => {
  const entries = coveredEntries().filter(({ id }) => kindsOf(id))
  return (
    <section aria-labelledby="coverage-table">
      <Heading size="2xl" id="coverage-table" mb="4">
        {COVERAGE.count(entries.length)}
      </Heading>
      <Text mb="4" color="fg.muted" maxW="prose">
        {COVERAGE.choose}
      </Text>
      <Legend />
      <Box display={{ base: 'none', lg: 'block' }}>
        <CoverageTable entries={entries} />
      </Box>
      <Box as="ul" display={{ lg: 'none' }}>
        {entries.map((entry) => (
          <DocumentCard key={entry.id} entry={entry} />
        ))}
      </Box>
    </section>
  )
}
