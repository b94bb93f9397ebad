import { Box, Heading, Text } from '@chakra-ui/react'
import type { Scenario as Story } from '../../../shared/documents/template/story.ts'

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

/** A fictional customer's challenge, solution and outcome. */
export const Scenario = ({ title, challenge, solution, outcome }: Story) => (
  <Box mt="10">
    <Heading as="h2" size="xl" mb="1">
      {title}
    </Heading>
    <Text textStyle="xs" color="fg.muted" mb="5">
      Illustrative example
    </Text>
    <Part title="The challenge" text={challenge} />
    <Part title="The solution" text={solution} />
    <Part title="The outcome" text={outcome} />
  </Box>
)
