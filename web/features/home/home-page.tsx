import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { ATTORNEY_ADVICE } from '../../../shared/content/claims.ts'
import { GENERAL_TESTIMONIALS } from '../../../shared/content/general-testimonials.ts'
import { THREE_STEPS } from '../../../shared/content/home.ts'
import { paths } from '../../lib/paths.ts'
import { usePrices } from '../../lib/use-offer.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CompactCard } from '../../ui/document-card.tsx'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { EmailOffer } from '../../ui/email/email-offer.tsx'
import { Page } from '../../ui/page.tsx'
import { TestimonialQuote } from '../../ui/testimonial-quote.tsx'
import { CaseStudies } from './case-studies.tsx'
import { Hero } from './hero.tsx'
import { Mission } from './mission.tsx'
import { Previews } from './previews.tsx'
import { Section, SIDEWAYS } from './section.tsx'

const HowItWorks = () => (
  <Section title="How It Works" id="how-it-works" band mt={{ base: '12', md: '20' }}>
    <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 3 }} gap={{ base: 6, md: 12 }}>
      {THREE_STEPS.map(({ title, text }, index) => (
        <Flex as="li" key={title} gap="5">
          <Text aria-hidden="true" fontFamily="heading" textStyle="4xl" color="purple.fg">
            {index + 1}
          </Text>
          <Box pt="2">
            <Heading as="h3" size="lg">
              {title}
            </Heading>
            <Text mt="1" color="fg.muted">
              {text}
            </Text>
          </Box>
        </Flex>
      ))}
    </SimpleGrid>
  </Section>
)

const Testimonials = () => (
  <Section title="What people say">
    <SimpleGrid as="ul" columns={{ md: 2 }} gap="12" css={SIDEWAYS}>
      {GENERAL_TESTIMONIALS.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialQuote {...testimonial} />
        </li>
      ))}
    </SimpleGrid>
  </Section>
)

const ClosingCall = () => (
  <Section
    title="Put it in writing today"
    band
    intro={`Most people finish in one sitting. ${ATTORNEY_ADVICE} The Word file makes that easy.`}
  >
    <ButtonLink to={paths.documents} size="lg">
      Browse Documents
    </ButtonLink>
  </Section>
)

/** At most twelve (specification, Display limits). */
const POPULAR = enabledEntries().slice(0, 12)

/** Milliseconds until the guide is offered. */
const EMAIL_DELAY = 15_000

export const HomePage = () => (
  <Page
    title={BRAND.tagline}
    description={`Answer plain questions and get an agreement as Word and PDF. Pay once, from ${usePrices().standard} per document.`}
    pb="0"
  >
    <Hero />
    <HowItWorks />
    <Section title="Most popular">
      <DocumentGrid entries={POPULAR} headingLevel="h3" Card={CompactCard} rowGap="6" />
    </Section>
    <Mission />
    <Previews />
    <CaseStudies />
    <Testimonials />
    <ClosingCall />
    <EmailOffer delay={EMAIL_DELAY} />
  </Page>
)
