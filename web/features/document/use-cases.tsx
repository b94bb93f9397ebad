import { Box, Heading, Text } from '@chakra-ui/react'
import { Busy } from '../../ui/busy.tsx'
import { TabFailure } from './tab-failure.tsx'
import { useStory } from './use-story.ts'

/** Every situation the document fits, in full. */
export const UseCases = ({ id }: { id: string }) => {
  const { data: story, error } = useStory(id)
  if (error) return <TabFailure />
  if (!story) return <Busy>Loading...</Busy>
  return (
    <Box as="ul" listStyleType="none">
      {story.useCases.map(({ title, description }) => (
        <Box as="li" key={title} mb="6">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          <Text mt="1" color="fg.muted" maxW="prose">
            {description}
          </Text>
        </Box>
      ))}
    </Box>
  )
}
