import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { COVERAGE } from '../../../shared/content/coverage-page.ts'
import { coveredEntries, KIND_ORDER, KINDS, kindsOf, statesOf } from '../../api/coverage.ts'
import { paths } from '../../ui/browser/paths.ts'
import { KindBadge } from '../../ui/kind-badge.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { KindMark } from './kind-mark.tsx'

const Legend = () => (
  <Box as="ul" display="grid" gap="2" mb="8" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
    {KIND_ORDER.map((kind) => (
      <Flex as="li" key={kind} gap="2.5" align="baseline">
        <KindMark kind={kind} />
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
