import { Box, Heading, Text } from '@chakra-ui/react'
import { NEXT_STEPS } from '../../shared/content/purchase-notices.ts'

/** What to do with the downloaded files, in order. */
export const NextSteps = ({ title }: { title: string }) => (
  <Box as="section" mt="12">
    <Heading as="h2" size="xl" mb="4">
      {title}
    </Heading>
    <Box as="ol" listStyleType="decimal" ps="5" maxW="prose">
      {NEXT_STEPS.map((step) => (
        <Box
          as="li"
          key={step.title}
          mb="3"
          ps="1"
          _marker={{ color: 'purple.fg', fontWeight: 'semibold' }}
        >
          <Text as="strong">{step.title}.</Text> {step.text}
        </Box>
      ))}
    </Box>
  </Box>
)
