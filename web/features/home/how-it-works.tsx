import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { THREE_STEPS } from '../../../shared/content/home.ts'
import { Section } from './section.tsx'

export const HowItWorks = () => (
  <Section title="How It Works" id="how-it-works">
    <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 3 }} gap={{ base: 8, md: 12 }}>
      {THREE_STEPS.map(({ title, text }, index) => (
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
