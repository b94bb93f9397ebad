import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { HOW_IT_WORKS, WHATS_INCLUDED } from '../../../shared/content/whats-included.ts'
import { CheckIcon } from '../../ui/icons.tsx'

const Included = () => (
  <Box as="ul" listStyleType="none">
    {WHATS_INCLUDED.map(({ title, text }) => (
      <Flex as="li" key={title} gap="3" mb="5">
        <Box color="purple.fg" pt="1">
          <CheckIcon />
        </Box>
        <Box>
          <Heading as="h3" size="md">
            {title}
          </Heading>
          <Text color="fg.muted" maxW="prose">
            {text}
          </Text>
        </Box>
      </Flex>
    ))}
  </Box>
)

/** The files of a purchase, and the way to a signed document. */
export const WhatsIncluded = () => (
  <>
    <Heading as="h2" size="xl" mb="5">
      In your download
    </Heading>
    <Included />
    <Heading as="h2" size="xl" mt="10" mb="4">
      How it works
    </Heading>
    <Box as="ol" listStyleType="decimal" ps="5" maxW="prose">
      {HOW_IT_WORKS.map((step) => (
        <Box
          as="li"
          key={step}
          mb="2"
          ps="1"
          _marker={{ color: 'purple.fg', fontWeight: 'semibold' }}
        >
          {step}
        </Box>
      ))}
    </Box>
  </>
)
