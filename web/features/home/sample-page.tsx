import { Box, Text } from '@chakra-ui/react'
import { PaperThumbnail } from '../../ui/paper-thumbnail.tsx'

/** The question whose answer stands in the page (see the sample answers of the bill of sale). */
const Question = () => (
  <Box
    position="absolute"
    bottom="-5"
    insetStart={{ base: '3', md: '-8' }}
    w="64"
    p="4"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l2"
    boxShadow="paper"
    textStyle="sm"
  >
    <Text fontWeight="semibold">What is being sold?</Text>
    <Text mt="2" px="3" py="1.5" borderWidth="1px" borderColor="purple.border" borderRadius="l2">
      2018 Honda Civic EX, silver
    </Text>
  </Box>
)

/** The first page of a bill of sale, and the form that asks for what it says. */
export const SamplePage = () => (
  <Box
    role="img"
    aria-label="The first page of a finished bill of sale, beside the question whose answer it prints"
    position="relative"
    mx="auto"
    maxW="md"
    w="full"
  >
    <PaperThumbnail documentId="bill-of-sale" shownWidth="(max-width: 30rem) 93vw, 28rem" />
    <Question />
  </Box>
)
