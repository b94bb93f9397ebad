import { BRAND } from '../../../shared/content/brand.ts'
import { HOME_DESCRIPTION } from '../../../shared/content/hero.ts'
import { usePrices } from '../../api/use-offer.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import { Hero } from './hero.tsx'

const EmailOffer = lazyPart(async () => (await import('../../ui/email/email-offer.tsx')).EmailOffer)
const BelowTheFold = lazyPart(async () => (await import('./below-the-fold.tsx')).BelowTheFold)

/** When the guide is offered (specification, Timing). */
const EMAIL_DELAY_MS = 15_000

export const HomePage = () => (
  <Page title={BRAND.tagline} description={HOME_DESCRIPTION(usePrices())} pb="0">
    <Hero />
    <BelowTheFold />
    <EmailOffer delayMs={EMAIL_DELAY_MS} />
  </Page>
)
