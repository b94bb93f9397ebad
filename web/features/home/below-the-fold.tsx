import { Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { GENERAL_TESTIMONIALS } from '../../../shared/content/general-testimonials.ts'
import {
  CLOSING_CALL,
  STEPS_TITLE,
  TESTIMONIALS_TITLE,
  THREE_STEPS,
} from '../../../shared/content/home.ts'
import { paths } from '../../ui/browser/paths.ts'
import { PHONE, useMedia } from '../../ui/hooks/use-media.ts'
import { PHONE_SCROLLER, Section } from '../../ui/section.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { TestimonialQuote } from '../../ui/testimonial-quote.tsx'
import { TitledText } from '../../ui/titled-text.tsx'
import { CaseStudies } from './case-studies.tsx'
import { Mission } from './mission.tsx'
import { Popular } from './popular.tsx'
import { Previews } from './previews.tsx'

const HowItWorks = () => (
  <Section title={STEPS_TITLE} id="how-it-works" band mt={{ base: '12', md: '20' }}>
    <SimpleGrid as="ol" columns={{ base: 1, md: 3 }} gap={{ base: 6, md: 12 }}>
      {THREE_STEPS.map(({ title, text }, index) => (
        <Flex as="li" key={title} gap="5">
          <Text aria-hidden="true" fontFamily="heading" textStyle="4xl" color="purple.fg">
            {index + 1}
          </Text>
          <TitledText title={title} text={text} size="lg" pt="2" />
        </Flex>
      ))}
    </SimpleGrid>
  </Section>
)

const Testimonials = () => (
  <Section title={TESTIMONIALS_TITLE}>
    <SimpleGrid
      as="ul"
      aria-label={TESTIMONIALS_TITLE}
      columns={{ md: 2 }}
      gap="12"
      css={PHONE_SCROLLER}
      // Scrollable on phones, without focusable content.
      tabIndex={useMedia(PHONE) ? 0 : undefined}
    >
      {GENERAL_TESTIMONIALS.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialQuote {...testimonial} />
        </li>
      ))}
    </SimpleGrid>
  </Section>
)

const ClosingCall = () => (
  <Section title={CLOSING_CALL.title} band intro={CLOSING_CALL.intro}>
    <ButtonLink to={paths.documents} size="lg">
      {CLOSING_CALL.button}
    </ButtonLink>
  </Section>
)

/** The home page below its first screen. */
export const BelowTheFold = () => (
  <>
    <HowItWorks />
    <Popular />
    <Mission />
    <Previews />
    <CaseStudies />
    <Testimonials />
    <ClosingCall />
  </>
)
