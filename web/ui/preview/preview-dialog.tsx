import { Box, chakra, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import type { Story } from '../../../shared/documents/story.ts'
import { paths } from '../../lib/paths.ts'
import { READS } from '../../lib/reads.ts'
import { withRetries } from '../../lib/retry.ts'
import { ButtonLink } from '../button-link.tsx'
import { Dialog } from '../dialog.tsx'
import { PaperThumbnail } from '../paper-thumbnail.tsx'
import { Price } from '../price.tsx'
import { TextSkeleton } from '../skeleton.tsx'

/** Code that could not be fetched; browsers fail an import with a TypeError. */
const isLost = (error: unknown) => error instanceof TypeError

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" mb="5">
    <Heading as="h3" size="md" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
)

const Told = ({ story }: { story: Story }) => (
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
    ([, id]: [string, string]) => withRetries(() => loadStory(id), isLost),
    READS,
  )
  return (
    <Grid templateColumns={{ base: '1fr', md: '17rem minmax(0, 1fr)' }} gap="8">
      <Sample id={entry.id} />
      <Flex direction="column" minH="24rem">
        <Box flex="1">
          {error && <Text role="alert">This preview could not be loaded. Please try again.</Text>}
          {story ? <Told story={story} /> : !error && <TextSkeleton lines={12} />}
        </Box>
        <Actions entry={entry} />
      </Flex>
    </Grid>
  )
}

type PreviewDialogProps = { entry: CatalogEntry; open: boolean; onClose: () => void }

/** A page of the sample, what the document settles, and when people use it. */
export const PreviewDialog = ({ entry, open, onClose }: PreviewDialogProps) => (
  <Dialog open={open} onClose={onClose} title={entry.title} maxW="4xl">
    <Content entry={entry} />
  </Dialog>
)
