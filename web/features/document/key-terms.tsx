import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { loadKeyTerms } from '../../../shared/content/key-terms.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { TabFailure } from './tab-failure.tsx'

/** The first questions of the document: what it will ask, and why. */
export const KeyTerms = ({ id }: { id: string }) => {
  const { data: terms, error } = useSWR(
    ['terms', id],
    ([, key]: [string, string]) => loadKeyTerms(key),
    READS,
  )
  if (error) return <TabFailure />
  if (!terms) return <Busy>Loading...</Busy>
  if (terms.length === 0) return <Text color="fg.muted">Available soon</Text>
  return (
    <>
      <Heading as="h2" size="xl" mb="4">
        What the document settles first
      </Heading>
      <Box as="dl" borderTopWidth="1px">
        {terms.map(({ label, description }) => (
          <Box key={label} py="4" borderBottomWidth="1px">
            <chakra.dt fontWeight="semibold">{label}</chakra.dt>
            <chakra.dd color="fg.muted" maxW="prose">
              {description}
            </chakra.dd>
          </Box>
        ))}
      </Box>
    </>
  )
}
