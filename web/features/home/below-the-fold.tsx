import { chakra, Flex, Grid, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { GENERAL_TESTIMONIALS } from '../../../shared/content/general-testimonials.ts'
import {
  CLOSING_CALL,
  FEATURES,
  MISSION,
  POPULAR,
  PREVIEW_TABS,
  PREVIEWS,
  STEPS_TITLE,
  TESTIMONIALS_TITLE,
  THREE_STEPS,
} from '../../../shared/content/home.ts'
import { CATEGORY_TABS, libraryHref } from '../../ui/browser/navigation.ts'
import { isFeatureEnabled } from '../../ui/browser/owner-links.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentGrid } from '../../ui/document-card.tsx'
import { DocumentIcon } from '../../ui/document-icon.tsx'
import { PHONE, useMedia } from '../../ui/hooks/use-media.ts'
import { Price } from '../../ui/price.tsx'
import { PHONE_SCROLLER, Section } from '../../ui/section.tsx'
import { ButtonLink, SiteLink } from '../../ui/site-link.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TestimonialQuote } from '../../ui/testimonial-quote.tsx'
import { TitledText } from '../../ui/titled-text.tsx'
import { CaseStudies } from './case-studies.tsx'

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

const POPULAR_ENTRIES = enabledEntries().filter(({ id }) =>
  POPULAR.ids.some((popular) => popular === id),
)

const CATEGORIES = CATEGORY_TABS.flatMap(({ category, label }) =>
  category ? [{ label, href: libraryHref(category), entries: enabledEntries(category) }] : [],
)

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
    columnGap: '10',
    rowGap: '8',
    '& h4': { mb: '2' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      borderTopWidth: '1px',
      position: 'relative',
    },
    '& svg': { color: 'purple.fg', fontSize: 'lg' },
    '& a:hover': { textDecoration: 'underline' },
    '& li > a': { flex: '1', _after: { content: '""', position: 'absolute', inset: '0' } },
  },
})

const Categories = () => (
  <>
    <Heading as="h3" size="xl" mt="12" mb="5">
      {POPULAR.rest}
    </Heading>
    <Groups>
      {CATEGORIES.map(({ label, href, entries }) => (
        <div key={href}>
          <h4>
            <SiteLink to={href} variant="plain" standalone>
              {label}
            </SiteLink>
          </h4>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <DocumentIcon documentId={entry.id} />
                <Link to={paths.document(entry.id)} discover="none">
                  {entry.title}
                </Link>
                <Price entry={entry} size="sm" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  </>
)

/** Six documents with their first pages, and links to all by category. */
const Popular = () => (
  <Section title={POPULAR.title}>
    <DocumentGrid entries={POPULAR_ENTRIES} isScrolled />
    <Categories />
  </Section>
)

const Mission = () => (
  <Section title={MISSION.title} band>
    <Grid templateColumns={{ base: '1fr', lg: '20rem minmax(0, 1fr)' }} gap={{ base: 10, lg: 16 }}>
      <div>
        {MISSION.paragraphs.map((paragraph) => (
          <Text key={paragraph} mb="4">
            {paragraph}
          </Text>
        ))}
        <Text
          mt="8"
          fontFamily="heading"
          textStyle="5xl"
          color="purple.fg"
          fontVariantNumeric="tabular-nums lining-nums"
        >
          {MISSION.savings.figure}
        </Text>
        <Text color="fg.muted">{MISSION.savings.text}</Text>
      </div>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} columnGap="10" rowGap="7">
        {FEATURES.filter(isFeatureEnabled).map(({ title, text }) => (
          <TitledText key={title} as="li" title={title} text={text} borderTopWidth="1px" pt="4" />
        ))}
      </SimpleGrid>
    </Grid>
  </Section>
)

/** Documents shown in a tab (specification, Display limits). */
const PER_TAB = 4

const TABS = PREVIEW_TABS.map(({ category, label, text }) => ({
  id: category,
  label,
  content: (
    <>
      <Text mb="6" color="fg.muted">
        {text}
      </Text>
      <DocumentGrid
        entries={enabledEntries(category).slice(0, PER_TAB)}
        isScrolled
        templateColumns={{ sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        columnGap="6"
      />
    </>
  ),
}))

const Previews = () => {
  const [chosen, choose] = useState<string | undefined>(TABS[0]?.id)
  return (
    <Section title={PREVIEWS.title} intro={PREVIEWS.intro}>
      <Tabs label={PREVIEWS.label} tabs={TABS} chosen={chosen} onChoose={choose} />
    </Section>
  )
}

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
