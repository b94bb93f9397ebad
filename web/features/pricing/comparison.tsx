import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { BRAND } from '../../../shared/content/brand.ts'
import { comparison } from '../../../shared/content/pricing.ts'
import { usePrices } from '../../api/use-offer.ts'
import { BAND } from '../../ui/band.ts'
import { isFeatureEnabled } from '../../ui/browser/owner-links.ts'

const TABLE = 'comparison'

const HEADINGS = ['', BRAND.name, 'Traditional lawyer']

const Table = () => (
  <Box id={TABLE} overflowX="auto" tabIndex={0} role="region" aria-label="Comparison">
    <chakra.table
      w="full"
      tableLayout="fixed"
      textStyle={{ base: 'sm', md: 'md' }}
      fontVariantNumeric="tabular-nums"
    >
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <chakra.th
              key={heading}
              scope="col"
              textAlign="start"
              fontWeight="semibold"
              py="3"
              pe={{ base: '3', md: '6' }}
              borderBottomWidth="2px"
              borderColor="border.emphasized"
            >
              {heading || <chakra.span srOnly>What</chakra.span>}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison(usePrices())
          .filter(isFeatureEnabled)
          .map(({ what, here, lawyer }) => (
            <chakra.tr key={what} borderBottomWidth="1px">
              <chakra.th
                scope="row"
                textAlign="start"
                fontWeight="normal"
                color="fg.muted"
                py="3"
                pe={{ base: '3', md: '6' }}
              >
                {what}
              </chakra.th>
              <chakra.td py="3" pe={{ base: '3', md: '6' }} fontWeight="semibold">
                {here}
              </chakra.td>
              <chakra.td py="3">{lawyer}</chakra.td>
            </chakra.tr>
          ))}
      </tbody>
    </chakra.table>
  </Box>
)

/** The law firm comparison; open initially, collapsible. */
export const ComparisonSection = () => {
  const [shown, setShown] = useState(true)
  return (
    <Box as="section" mt="16" py={{ base: '12', md: '16' }} {...BAND}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <Heading as="h2" size="2xl">
          How we compare with a law firm
        </Heading>
        <Button
          variant="outline"
          size="sm"
          onClick={() => setShown((was) => !was)}
          aria-expanded={shown}
          aria-controls={TABLE}
        >
          {shown ? 'Hide Comparison' : 'Show Comparison'}
        </Button>
      </Flex>
      {shown && <Table />}
    </Box>
  )
}
