import { Box, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { DOCUMENT_FACTS } from '../../shared/catalog/document-facts.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { loadStory } from '../../shared/content/stories.ts'
import type { Story } from '../../shared/documents/template/story.ts'
import { withRetries } from '../api/retry.ts'
import { SWR_OPTIONS } from '../api/swr-options.ts'
import { Dialog } from './dialog.tsx'
import { FactList } from './fact-list.tsx'
import { Price } from './price.tsx'
import { SamplePages } from './sample-pages.tsx'
import { TextSkeleton } from './status.tsx'

/** Browsers reject failed imports with a TypeError. */
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
      <FactList
        layout="ruled"
        textStyle="sm"
        facts={story.preview.keyTerms.map(({ term, description }) => ({
          label: term,
          text: description,
        }))}
      />
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

/** Stays visible at the bottom of the dialog while it scrolls, over the dialog's padding. */
const Actions = ({ entry, action }: Pick<SampleDialogProps, 'entry' | 'action'>) => (
  <Flex
    position="sticky"
    bottom={{ base: '-5', md: '-6' }}
    align="center"
    justify="space-between"
    gap="4"
    mt="4"
    mx={{ base: '-5', md: '-6' }}
    mb={{ base: '-5', md: '-6' }}
    px={{ base: '5', md: '6' }}
    py="3"
    bg="bg.panel"
    borderTopWidth="1px"
  >
    <Price entry={entry} size="2xl" />
    {action}
  </Flex>
)

const Summary = ({ id }: { id: string }) => {
  const { data: story, error } = useSWR(
    ['story', id],
    ([, of]: [string, string]) => withRetries(() => loadStory(of), isFetchFailure),
    SWR_OPTIONS,
  )
  if (error) return <Text role="alert">We couldn’t load this preview. Please try again.</Text>
  return story ? <StorySummary story={story} /> : <TextSkeleton lines={12} />
}

const Sample = ({ entry }: { entry: CatalogEntry }) => (
  <Box minW="0">
    <SamplePages
      documentId={entry.id}
      title={entry.title}
      pages={DOCUMENT_FACTS[entry.id]?.pages ?? 1}
    />
    <Link href={`/samples/${entry.id}-sample.pdf`} target="_blank" mt="3" textStyle="sm">
      Open the whole sample (PDF)
    </Link>
  </Box>
)

type SampleDialogProps = {
  entry: CatalogEntry
  /** The primary action. */
  action: ReactNode
  open: boolean
  onClose: () => void
}

/** All pages of a document's sample, with a summary and its price. */
export const SampleDialog = ({ entry, action, open, onClose }: SampleDialogProps) => (
  <Dialog open={open} onClose={onClose} title={entry.title} maxW="page">
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="8">
      <Sample entry={entry} />
      <div>
        <Summary id={entry.id} />
      </div>
    </Grid>
    <Actions entry={entry} action={action} />
  </Dialog>
)
