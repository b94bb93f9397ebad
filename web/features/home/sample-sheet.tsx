import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** An answer as the preview marks it: the buyer's words inside the clause. */
const Answer = ({ children }: { children: ReactNode }) => (
  <chakra.mark bg="#efe7fb" color="#532896" px="0.5" borderRadius="2px">
    {children}
  </chakra.mark>
)

const SUMMARY: readonly [string, string][] = [
  ['Seller', 'Maya Ortiz'],
  ['Buyer', 'Daniel Cho'],
  ['Item', '2014 Honda CR-V, silver'],
  ['Price', '$7,850.00'],
]

const Summary = () => (
  <Box as="dl" mt="4" borderTopWidth="1px" borderColor="#cfc8b8">
    {SUMMARY.map(([label, value]) => (
      <Flex key={label} gap="3" py="1.5" borderBottomWidth="1px" borderColor="#e4dfd2">
        <chakra.dt w="14" flexShrink={0} color="#525b6d">
          {label}
        </chakra.dt>
        <chakra.dd>
          <Answer>{value}</Answer>
        </chakra.dd>
      </Flex>
    ))}
  </Box>
)

const Sheet = () => (
  <Box
    layerStyle="sheet"
    fontFamily="document"
    fontSize="0.8125rem"
    lineHeight="1.55"
    px={{ base: '6', md: '9' }}
    pt="9"
    pb="24"
  >
    <Text fontSize="1.375rem" fontWeight="semibold" textAlign="center">
      Bill of Sale
    </Text>
    <Text textAlign="center" color="#525b6d">
      Motor Vehicle
    </Text>
    <Summary />
    <Text mt="5" fontWeight="semibold">
      1. Sale
    </Text>
    <Text mt="1">
      Seller sells the item described above to Buyer, and Buyer pays Seller{' '}
      <Answer>$7,850.00</Answer> (seven thousand eight hundred fifty dollars) by{' '}
      <Answer>cashier's check</Answer> on <Answer>December 5, 2026</Answer>.
    </Text>
    <Text mt="4" fontWeight="semibold">
      2. Title
    </Text>
    <Text mt="1">
      Seller owns the item, has the right to sell it, and passes it to Buyer free of liens.
    </Text>
  </Box>
)

/** The question whose answer has just been written into the page. */
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
    <Text fontWeight="semibold">How will the buyer pay?</Text>
    <Text
      mt="2"
      px="3"
      py="1.5"
      borderWidth="1px"
      borderColor="purple.border"
      borderRadius="l2"
      color="fg"
    >
      Cashier's check
    </Text>
  </Box>
)

/** A page of a bill of sale with its answers marked, and the form that asks for them. */
export const SampleSheet = () => (
  <Box
    role="img"
    aria-label="A bill of sale with the buyer's answers marked in its clauses, and the question being answered"
    position="relative"
    mb="6"
    mx={{ base: '0', md: 'auto' }}
    maxW="md"
    w="full"
  >
    <Sheet />
    <Question />
  </Box>
)
