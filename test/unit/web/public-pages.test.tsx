import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { App } from '../../../web/app/app.tsx'
import { CoveragePage } from '../../../web/features/coverage/coverage-page.tsx'
import { HomePage } from '../../../web/features/home/home-page.tsx'
import { PrivacyPage } from '../../../web/features/legal/privacy-page.tsx'
import { TermsPage } from '../../../web/features/legal/terms-page.tsx'
import { LibraryPage } from '../../../web/features/library/library-page.tsx'
import { NotFoundPage } from '../../../web/features/not-found/not-found-page.tsx'
import { PricingPage } from '../../../web/features/pricing/pricing-page.tsx'
import { StoriesPage } from '../../../web/features/stories/stories-page.tsx'
import { StyleGuidePage } from '../../../web/features/style-guide/style-guide-page.tsx'
import { Frame } from '../../../web/ui/frame.tsx'

const PAGES = [
  { Page: HomePage, heading: 'Legal documents, written while you answer.', says: '>07<' },
  { Page: LibraryPage, heading: 'Documents', says: 'Prenuptial Agreement' },
  { Page: PricingPage, heading: 'One Simple Price', says: 'Limited office hours' },
  { Page: StoriesPage, heading: 'Success Stories', says: 'A mural and a handshake deal' },
  { Page: CoveragePage, heading: 'Where each document works', says: 'All documents' },
  { Page: TermsPage, heading: 'Terms of Service', says: 'pricing tiers' },
  { Page: PrivacyPage, heading: 'Privacy Policy', says: '18 or older' },
  { Page: StyleGuidePage, heading: 'Style Guide', says: 'purple.solid' },
  { Page: NotFoundPage, heading: 'Page Not Found', says: 'Return to Home' },
]

/** The page as the server writes it: no window, no storage. */
const markup = async (Page: ComponentType): Promise<string> => {
  const { prelude } = await prerender(
    <App>
      <StaticRouter location="/">
        <Frame>
          <Page />
        </Frame>
      </StaticRouter>
    </App>,
  )
  return new Response(prelude).text()
}

describe.each(PAGES)('the page "$heading"', ({ Page, heading, says }) => {
  it('is written whole without a browser, twice the same', async () => {
    expect('window' in globalThis).toBe(false)
    const html = await markup(Page)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(heading)
    expect(html).toContain(says)
    expect(html).toContain('<title>')
    expect(await markup(Page)).toBe(html)
  })
})
