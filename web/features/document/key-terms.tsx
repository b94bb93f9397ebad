import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { firstTerms, type KeyTerm } from './first-terms.ts'
import { TabFailure } from './tab-failure.tsx'

const termsOf = async (id: string): Promise<KeyTerm[]> => {
  const template = await loadTemplate(id)
  return template ? firstTerms(template) : []
}

/** The first questions of the document: what it will ask, and why. */
export const KeyTerms = ({ id }: { id: string }) => {
  const { data: terms, error } = useSWR(
    ['terms', id],
    ([, key]: [string, string]) => termsOf(key),
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
