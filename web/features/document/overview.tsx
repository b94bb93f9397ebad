import { Box, Heading, Text } from '@chakra-ui/react'
import { Accordion } from '../../ui/accordion.tsx'
import { Busy } from '../../ui/busy.tsx'
import { TabFailure } from './tab-failure.tsx'
import { useStory } from './use-story.ts'

const Part = ({ title, text }: { title: string; text: string }) => (
  <Box as="section" mb="6">
    <Heading as="h3" size="md">
      {title}
    </Heading>
    <Text mt="1" maxW="prose">
      {text}
    </Text>
  </Box>
)

/** The story of somebody who needed the document, then what it is used for. */
export const Overview = ({ id }: { id: string }) => {
  const { data: story, error } = useStory(id)
  if (error) return <TabFailure />
  if (!story) return <Busy>Loading...</Busy>
  const { mainStory, useCases } = story
  return (
    <>
      <Heading as="h2" size="xl" mb="1">
        {mainStory.title}
      </Heading>
      <Text textStyle="xs" color="fg.muted" mb="6">
        Illustrative example
      </Text>
      <Part title="The challenge" text={mainStory.content} />
      <Part title="The solution" text={mainStory.solution} />
      <Part title="The outcome" text={mainStory.outcome} />
      <Heading as="h2" size="lg" mt="10" mb="4">
        When people use it
      </Heading>
      <Accordion items={useCases.map(({ title, description }) => ({ title, text: description }))} />
    </>
  )
}
