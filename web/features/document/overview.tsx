import { Heading, Text } from '@chakra-ui/react'
import type { Story } from '../../../shared/documents/story.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Scenario } from './scenario.tsx'
import { Testimonial } from './testimonial.tsx'

type OverviewProps = Story & { documentId: string }

/** What the document does, the story of somebody who needed it, a voice on it, and what it is used for. */
export const Overview = ({ documentId, overview, mainStory, useCases }: OverviewProps) => (
  <>
    <Text maxW="prose" textStyle={{ base: 'md', md: 'lg' }}>
      {overview}
    </Text>
    <Scenario {...mainStory} />
    <Testimonial documentId={documentId} />
    <Heading as="h2" size="xl" mt="10" mb="4">
      When people use it
    </Heading>
    <Accordion items={useCases.map(({ title, description }) => ({ title, text: description }))} />
  </>
)
