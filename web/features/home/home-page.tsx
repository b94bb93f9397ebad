import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { DocumentGrid } from '../../ui/document-grid.tsx'
import { Page } from '../../ui/page.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Section } from './section.tsx'

/** At most twelve (specification, Display limits). */
const POPULAR = enabledEntries().slice(0, 12)

export const HomePage = () => (
  <Page
    title={BRAND.tagline}
    description="Answer plain questions and get an agreement as Word and PDF. Pay once, from $19 per document."
  >
    <Hero />
    <Section title="Most popular">
      <DocumentGrid entries={POPULAR} headingLevel="h3" />
    </Section>
    <HowItWorks />
    <ClosingCall />
  </Page>
)
