import { Box, Heading, Text } from '@chakra-ui/react'
import type { Scenario as Story } from '../../../shared/documents/template/story.ts'
import { TitledText } from '../../ui/titled-text.tsx'

/** A fictional customer's challenge, solution and outcome. */
export const Scenario = ({ title, challenge, solution, outcome }: Story) => (
  <Box mt="10">
    <Heading mb="1">{title}</Heading>
    <Text textStyle="xs" color="fg.muted" mb="5">
      Illustrative example
    </Text>
    <TitledText title="The challenge" text={challenge} color="fg" mb="6" />
    <TitledText title="The solution" text={solution} color="fg" mb="6" />
    <TitledText title="The outcome" text={outcome} color="fg" mb="6" />
  </Box>
)
