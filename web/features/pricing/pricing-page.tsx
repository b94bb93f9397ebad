import { Box, Flex, Text } from '@chakra-ui/react'
import { ATTORNEY_ADVICE } from '../../../shared/content/claims.ts'
import { allPrices } from '../../../shared/content/prices.ts'
import { INCLUDED_ITEMS, questions } from '../../../shared/content/pricing.ts'
import { usePrices } from '../../api/use-offer.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { paths } from '../../ui/browser/paths.ts'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { PageThumbnail } from '../../ui/page-thumbnail.tsx'
import { Section } from '../../ui/section.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { TitledText } from '../../ui/titled-text.tsx'
import { ComparisonSection } from './comparison.tsx'
import { LaunchSpecial } from './launch-special.tsx'
import { Tiers } from './tiers.tsx'

const STACK = [
  {
    id: 'employment-agreement',
    position: 'absolute',
    transform: 'rotate(-7deg) translate(-34%, 5%)',
  },
  {
    id: 'last-will-and-testament',
    position: 'absolute',
    transform: 'rotate(6deg) translate(34%, 5%)',
  },
  { id: 'promissory-note', position: 'relative', transform: 'none' },
] as const

/** Three first pages in a stack; decorative. */
const PageStack = () => (
  <Box
    position="relative"
    aria-hidden="true"
    display={{ base: 'none', lg: 'block' }}
    flexShrink={0}
    w="44"
    mx="20"
  >
    {STACK.map(({ id, ...place }) => (
      <PageThumbnail key={id} documentId={id} top="0" w="full" {...place} />
    ))}
  </Box>
)

const Included = () => (
  <Section title="In every document" band mt="12">
    <CheckList gridTemplateColumns={{ md: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="8">
      {INCLUDED_ITEMS.map(({ title, text }) => (
        <CheckItem key={title}>
          <TitledText title={title} text={text} />
        </CheckItem>
      ))}
    </CheckList>
  </Section>
)

const Questions = () => (
  <Section title="Questions" maxW="3xl">
    <Accordion items={questions(usePrices())} />
  </Section>
)

const Closing = () => (
  <Section
    title="See the document first"
    intro={`Read it, fill it in, and pay when it says what you mean. ${ATTORNEY_ADVICE}`}
    band
  >
    <ButtonLink to={paths.documents} size="lg">
      Browse Documents
    </ButtonLink>
    <Text mt="3" textStyle="sm" color="fg.muted">
      No credit card required to browse documents
    </Text>
  </Section>
)

const Hero = () => (
  <Flex justify="space-between" gap="16">
    <div>
      <PageHeading intro={allPrices(usePrices())}>
        Professional Legal Templates, One Simple Price
      </PageHeading>
      <ButtonLink to={paths.documents} size="lg">
        Browse Documents
      </ButtonLink>
    </div>
    <PageStack />
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
