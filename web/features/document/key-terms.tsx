import { Box, chakra, Heading } from '@chakra-ui/react'
import { loadKeyTerms } from '../../../shared/content/key-terms.ts'
import { createContentLoader } from '../../api/content.ts'
import { TextSkeleton } from '../../ui/skeleton.tsx'
import { TabFailure } from './tab-failure.tsx'

const keyTerms = createContentLoader(loadKeyTerms)

/** The document's first questions with the reasons for asking them. */
export const KeyTerms = ({ id }: { id: string }) => {
  const { content: terms, failed } = keyTerms.useContent(id)
  if (failed) return <TabFailure />
  if (!terms) return <TextSkeleton lines={8} />
  return (
    <>
      <Heading as="h2" size="xl" mb="4">
        What the document covers first
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
