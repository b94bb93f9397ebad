import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { CompactCard } from '../../ui/document-card.tsx'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { EmailOffer } from '../../ui/email/email-offer.tsx'
import { Page } from '../../ui/page.tsx'
import { CaseStudies } from './case-studies.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Mission } from './mission.tsx'
import { Previews } from './previews.tsx'
import { Section } from './section.tsx'
import { Testimonials } from './testimonials.tsx'

/** At most twelve (specification, Display limits). */
const POPULAR = enabledEntries().slice(0, 12)

/** Milliseconds until the guide is offered. */
const EMAIL_DELAY = 15_000

export const HomePage = () => (
  <Page
    title={BRAND.tagline}
    description="Answer plain questions and get an agreement as Word and PDF. Pay once, from $19 per document."
    counterReset="section"
  >
    <Hero />
    <Section title="Most popular">
      <DocumentGrid entries={POPULAR} headingLevel="h3" Card={CompactCard} rowGap="6" />
    </Section>
    <Mission />
    <Previews />
    <HowItWorks />
    <CaseStudies />
    <Testimonials />
    <ClosingCall />
    <EmailOffer delay={EMAIL_DELAY} />
  </Page>
)
