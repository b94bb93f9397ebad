import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react'
import { ATTORNEY_ADVICE } from '../../../shared/content/claims.ts'
import { allPrices } from '../../../shared/content/prices.ts'
import { INCLUDED_ITEMS, questions } from '../../../shared/content/pricing.ts'
import { usePrices } from '../../api/use-offer.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { BAND } from '../../ui/band.ts'
import { paths } from '../../ui/browser/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { PageThumbnail } from '../../ui/page-thumbnail.tsx'
import { ComparisonSection } from './comparison.tsx'
import { LaunchSpecial } from './launch-special.tsx'
import { Tiers } from './tiers.tsx'

type PageStackProps = BoxProps & { documentIds: readonly [string, string, string] }

const TRANSFORMS = ['rotate(-7deg) translate(-34%, 5%)', 'rotate(6deg) translate(34%, 5%)', 'none']

/** Three first pages in a stack; decorative. */
const PageStack = ({ documentIds, ...box }: PageStackProps) => (
  <Box position="relative" aria-hidden="true" {...box}>
    {documentIds.map((id, index) => (
      <PageThumbnail
        key={id}
        documentId={id}
        position={index === 2 ? 'relative' : 'absolute'}
        top="0"
        w="full"
        transform={TRANSFORMS[index]}
      />
    ))}
  </Box>
)

const Included = () => (
  <Box as="section" mt="16" py={{ base: '12', md: '16' }} {...BAND}>
    <Heading as="h2" size="2xl" mb="6">
      In every document
    </Heading>
    <CheckList gridTemplateColumns={{ md: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="8">
      {INCLUDED_ITEMS.map(({ title, text }) => (
        <CheckItem key={title}>
          <Heading as="h3" size="md">
            {title}
          </Heading>
          <Text mt="1" color="fg.muted">
            {text}
          </Text>
        </CheckItem>
      ))}
    </CheckList>
  </Box>
)

const Questions = () => (
  <Box as="section" mt="16" maxW="3xl">
    <Heading as="h2" size="2xl" mb="6">
      Questions
    </Heading>
    <Accordion items={questions(usePrices())} />
  </Box>
)

const Closing = () => (
  <Box as="section" mt="16" py={{ base: '12', md: '16' }} {...BAND}>
    <Heading as="h2" size="2xl" mb="3">
      See the document first
    </Heading>
    <Text color="fg.muted" maxW="prose" mb="6">
      Read it, fill it in, and pay when it says what you mean. {ATTORNEY_ADVICE}
    </Text>
    <ButtonLink to={paths.documents} size="lg">
      Browse Documents
    </ButtonLink>
    <Text mt="3" textStyle="sm" color="fg.muted">
      No credit card required to browse documents
    </Text>
  </Box>
)

const Hero = () => (
  <Flex justify="space-between" gap="16">
    <Box>
      <PageHeading intro={allPrices(usePrices())}>
        Professional Legal Templates, One Simple Price
      </PageHeading>
      <ButtonLink to={paths.documents} size="lg">
        Browse Documents
      </ButtonLink>
    </Box>
    <PageStack
      documentIds={['employment-agreement', 'last-will-and-testament', 'promissory-note']}
      display={{ base: 'none', lg: 'block' }}
      flexShrink={0}
      w="44"
      mx="20"
    />
  </Flex>
)

export const PricingPage = () => (
  <Page title="Pricing" description={allPrices(usePrices())} pb="0">
    <Hero />
    <Tiers />
    <ComparisonSection />
    <LaunchSpecial />
    <Included />
    <Questions />
    <Closing />
  </Page>
)
