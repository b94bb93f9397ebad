import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { COVERAGE } from '../../../shared/content/coverage-page.ts'
import type { StateName } from '../../../shared/documents/toolbox/states.ts'
import { KIND_ORDER, KINDS, kindIn } from '../../api/coverage.ts'
import { paths } from '../../ui/browser/paths.ts'
import { CoverageGroups } from '../../ui/coverage-groups.tsx'
import { CoverageReason, WithCoverage } from '../../ui/coverage-reason.tsx'
import { KindBadge } from '../../ui/kind-badge.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const InState = ({ entry, state }: { entry: CatalogEntry; state: StateName }) => {
  const kind = kindIn(entry.id, state)
  return (
    <Box as="li" py="5" borderTopWidth="1px">
      <Flex gap="3" wrap="wrap" align="center" mb="1.5">
        <h3>
          <SiteLink to={paths.document(entry.id)} variant="plain">
            {entry.title}
          </SiteLink>
        </h3>
        {kind && <KindBadge kind={kind} />}
      </Flex>
      <WithCoverage documentId={entry.id}>
        {(coverage) => <CoverageReason entry={coverage[state]} />}
      </WithCoverage>
    </Box>
  )
}

/** Documents in one state, each with its reason. */
export const OneState = ({ state, entries }: { state: StateName; entries: CatalogEntry[] }) => (
  <section aria-labelledby="coverage-chosen">
    <Heading size="2xl" id="coverage-chosen" mb="4">
      {state}
    </Heading>
    <ul>
      {entries.map((entry) => (
        <InState key={entry.id} entry={entry} state={state} />
      ))}
    </ul>
  </section>
)

/** One document in all states, most restrictive first. */
export const OneDocument = ({ entry }: { entry: CatalogEntry }) => (
  <section aria-labelledby="coverage-chosen">
    <Heading size="2xl" id="coverage-chosen" mb="2">
      {entry.title}
    </Heading>
    <Text mb="4">
      <SiteLink to={paths.document(entry.id)}>{COVERAGE.about}</SiteLink>
    </Text>
    <CoverageGroups
      key={entry.id}
      documentId={entry.id}
      kinds={KIND_ORDER}
      open={['refuse', 'warn']}
    />
    <Text mt="4" textStyle="sm" color="fg.muted" maxW="prose">
      {KIND_ORDER.map((kind) => `${KINDS[kind].label}: ${KINDS[kind].text}`).join(' ')}
    </Text>
  </section>
)
