import { Box, Flex, Heading } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { paths } from '../../lib/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { TARGET } from '../../ui/target.ts'

const StateCounts = lazy(async () => ({
  default: (await import('./state-counts.tsx')).StateCounts,
}))

/** The counts, loaded after the first render into room that is kept for them. */
const LaterCounts = ({ entry }: { entry: CatalogEntry }) => {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return (
    <Box minH="10rem">
      {drawn && (
        <Suspense>
          <StateCounts entry={entry} />
        </Suspense>
      )}
    </Box>
  )
}

/** How the document serves the states. */
export const StatesServed = ({ entry }: { entry: CatalogEntry }) => (
  <Box as="section" mt="10" aria-labelledby="states-served">
    <Heading as="h2" size="xl" id="states-served" mb="4">
      Your state
    </Heading>
    <LaterCounts entry={entry} />
    <Flex mt="4" columnGap="6" rowGap="2" wrap="wrap">
      <SiteLink to={paths.detail(entry.id)} {...TARGET}>
        What the law of your state asks
      </SiteLink>
      <SiteLink to={paths.coverage({ document: entry.id })} {...TARGET}>
        All states, with reasons
      </SiteLink>
    </Flex>
  </Box>
)
