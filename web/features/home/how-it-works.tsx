import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { Section } from './section.tsx'

const STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Select a document',
    text: 'Every document says what it is for, what it settles and what it costs.',
  },
  {
    title: 'Preview the details',
    text: 'Answer its questions and read the agreement as it forms, before you pay anything.',
  },
  {
    title: 'Download instantly',
    text: 'Word, PDF and instructions, right after payment. The link works for 7 days.',
  },
]

export const HowItWorks = () => (
  <Section title="How It Works" id="how-it-works">
    <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 3 }} gap={{ base: 8, md: 12 }}>
      {STEPS.map(({ title, text }, index) => (
        <li key={title}>
          <Text aria-hidden="true" fontFamily="heading" textStyle="4xl" color="purple.fg">
            {index + 1}
          </Text>
          <Box mt="1" pt="3" borderTopWidth="1px">
            <Heading as="h3" size="lg">
              {title}
            </Heading>
            <Text mt="2" color="fg.muted">
              {text}
            </Text>
          </Box>
        </li>
      ))}
    </SimpleGrid>
  </Section>
)
