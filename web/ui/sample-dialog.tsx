import { Box, chakra, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { loadStory } from '../../shared/content/stories.ts'
import type { Story } from '../../shared/documents/template/story.ts'
import { paths } from '../lib/paths.ts'
import { withRetries } from '../lib/retry.ts'
import { SWR_OPTIONS } from '../lib/swr-options.ts'
import { ButtonLink } from './button-link.tsx'
import { Dialog } from './dialog.tsx'
import { PaperThumbnail } from './paper-thumbnail.tsx'
import { Price } from './price.tsx'
import { TextSkeleton } from './skeleton.tsx'

/** Browsers reject an import that could not be fetched with a TypeError. */
const isFetchFailure = (error: unknown) => error instanceof TypeError

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" mb="5">
    <Heading as="h3" size="md" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
)

const StorySummary = ({ story }: { story: Story }) => (
  <>
    <Part title="Key terms">
      <dl>
        {story.preview.keyTerms.map(({ term, description }) => (
          <Box key={term} py="2" borderTopWidth="1px" textStyle="sm">
            <chakra.dt fontWeight="semibold">{term}</chakra.dt>
            <chakra.dd color="fg.muted">{description}</chakra.dd>
          </Box>
        ))}
      </dl>
    </Part>
    <Part title="Use cases">
      <Box as="ul" ps="5" listStyleType="disc" textStyle="sm">
        {story.useCases.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </Box>
    </Part>
  </>
)

const Sample = ({ id }: { id: string }) => (
  <Box>
    <Box
      h={{ base: '40', md: 'auto' }}
      px={{ base: '8', md: '0' }}
      pt={{ base: '5', md: '0' }}
      overflow={{ base: 'hidden', md: 'visible' }}
      bg={{ base: 'bg.muted', md: 'transparent' }}
      borderRadius="l2"
    >
      <PaperThumbnail documentId={id} eager shownWidth="17rem" />
    </Box>
    <Link href={`/samples/${id}-sample.pdf`} target="_blank" mt="3" textStyle="sm">
      Open the whole sample (PDF)
    </Link>
  </Box>
)

const Actions = ({ entry }: { entry: CatalogEntry }) => (
  <Flex align="center" justify="space-between" gap="4" pt="4" borderTopWidth="1px">
    <Price entry={entry} size="2xl" />
    <ButtonLink to={paths.document(entry.id)}>View Details</ButtonLink>
  </Flex>
)

const Content = ({ entry }: { entry: CatalogEntry }) => {
  const { data: story, error } = useSWR(
    ['story', entry.id],
    ([, id]: [string, string]) => withRetries(() => loadStory(id), isFetchFailure),
    SWR_OPTIONS,
  )
  return (
    <Grid templateColumns={{ base: '1fr', md: '17rem minmax(0, 1fr)' }} gap="8">
      <Sample id={entry.id} />
      <Flex direction="column" minH="24rem">
        <Box flex="1">
          {error && <Text role="alert">This preview could not be loaded. Please try again.</Text>}
          {story ? <StorySummary story={story} /> : !error && <TextSkeleton lines={12} />}
        </Box>
        <Actions entry={entry} />
      </Flex>
    </Grid>
  )
}

type SampleDialogProps = { entry: CatalogEntry; open: boolean; onClose: () => void }

export const SampleDialog = ({ entry, open, onClose }: SampleDialogProps) => (
  <Dialog open={open} onClose={onClose} title={entry.title} maxW="4xl">
    <Content entry={entry} />
  </Dialog>
)
