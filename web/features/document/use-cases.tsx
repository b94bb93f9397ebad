import { Box, Heading, Text } from '@chakra-ui/react'
import type { Story } from '../../../shared/documents/template/story.ts'
import { Scenario } from './scenario.tsx'

export const UseCases = ({ useCases, realLifeScenario }: Story) => (
  <>
    <ul>
      {useCases.map(({ title, description }) => (
        <Box as="li" key={title} mb="6">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          <Text mt="1" color="fg.muted" maxW="prose">
            {description}
          </Text>
        </Box>
      ))}
    </ul>
    {realLifeScenario && <Scenario {...realLifeScenario} />}
  </>
)
